import fc from 'fast-check';
import { ProgressBar, type ProgressBarProps } from '../../src/ui/progress-bar/progress-bar.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { type Mounted, type MountOptions, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.remove());

async function show(props: Partial<ProgressBarProps> = {}, options: MountOptions = { width: 400 }) {
  mounted = mount(<ProgressBar label="Uploading" {...props} />, options);
  const bar = await mounted.find('[role="progressbar"]');
  return { bar, done: bar.firstElementChild as HTMLElement };
}

describe('ProgressBar', () => {
  it('tells how far something is, in the language of the element', async () => {
    const { bar } = await show({ value: 3, max: 12 });
    deepEqual([bar.ariaValueNow, bar.ariaValueMax, bar.ariaValueText], ['3', '12', '25%']);
    equal(mounted.root.getElementById(bar.getAttribute('aria-labelledby') ?? '')?.textContent, 'Uploading');
    mounted.remove();
    await show({ value: 1, max: 2 }, { lang: 'de' });
    equal((await mounted.find('.progress-value')).textContent, '50\u00a0%');
  });

  it('tells whole numbers, whatever it is given', async () => {
    for (const [value, max, now] of [
      [33.333, 100, '33'],
      [1_000_003, 3_000_000, '1000003'],
      [0.1 + 0.2, 3, '0'],
      [99.99, 100, '100'],
    ] as const) {
      const { bar } = await show({ value, max });
      equal(bar.ariaValueNow, now);
      mounted.remove();
    }
  });

  it('says what its owner says', async () => {
    const { bar } = await show({ value: 3, max: 12, valueText: '3 of 12 files' });
    equal(bar.ariaValueText, '3 of 12 files');
    equal((await mounted.find('.progress-value')).textContent, '3 of 12 files');
  });

  it('is as wide as it is far, from where reading begins', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { bar, done } = await show({ value: 25 }, { width: 400, dir });
      await eventually(() => equal(Math.round(done.getBoundingClientRect().width), 100));
      const [outer, inner] = [bar.getBoundingClientRect(), done.getBoundingClientRect()];
      equal(Math.round(dir === 'ltr' ? inner.left - outer.left : outer.right - inner.right), 0);
      if (dir === 'ltr') mounted.remove();
    }
  });

  it('knows nothing of how far it is without a value', async () => {
    const { bar } = await show({ value: undefined });
    deepEqual([bar.ariaValueNow, bar.ariaValueText], [null, null]);
    equal(mounted.all('.progress-value').length, 0);
    ok(mounted.root.getAnimations().length > 0);
  });

  it('never tells more than all, nor all before it is done', async () => {
    await show({ value: 0 });
    const value = await mounted.find('[role="progressbar"]');
    await fc.assert(
      fc.asyncProperty(fc.double({ min: -5, max: 25, noNaN: true }), async (at) => {
        mounted.render(<ProgressBar label="Uploading" value={at} max={20} />);
        const percent = Math.floor((Math.min(20, Math.max(0, at)) / 20) * 100 + 1e-9);
        await eventually(() => equal(value.ariaValueText, `${percent}%`));
        ok(percent < 100 || at > 19.999);
      }),
      { numRuns: 25 },
    );
  });

  it('gives axe nothing to find', async () => {
    mounted = mount(
      <>
        {(['accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <ProgressBar key={tone} label={tone} tone={tone} value={40} />
        ))}
        <ProgressBar label="Hidden" isLabelHidden size="small" />
      </>,
      { theme: 'dark' },
    );
    await mounted.find('[role="progressbar"]');
    await expectNoAxeViolations(mounted.host);
  });
});
