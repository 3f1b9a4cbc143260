import { limits } from '../../../src/ui/limits.ts';
import { TabbedDialog } from '../../../src/ui/tabbed-dialog/tabbed-dialog.tsx';
import { equal, eventually, ok } from '../../support/assert.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { click, emulateMedia } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';

describe('Marks of tabs with errors', () => {
  let mounted: Mounted;
  afterEach(() => mounted.remove());

  it('move for five seconds, not where motion is reduced', async () => {
    equal(limits.tabs.errorAnimation, 5000);
    const moves = () =>
      mounted.root
        .getAnimations()
        .filter(
          (one) => (one as CSSAnimation).animationName?.startsWith('tabbed-dialog') && one.playState === 'running',
        );
    mounted = mount(
      <TabbedDialog
        title="Settings"
        tabs={[{ id: 'a', label: 'A', hasError: true, renderer: () => <p>A</p> }]}
        onSubmit={() => undefined}
        onClose={() => undefined}
      />,
    );
    await mounted.find('dialog[open]');
    const timers = holdTimers(limits.tabs.errorAnimation);
    try {
      await click(await mounted.named('button', 'Submit'));
      await eventually(() => ok(moves().length > 0));
      const [first] = moves();
      equal(Math.round(Number(first?.effect?.getComputedTiming().endTime)), 5000);
      if (await emulateMedia({ 'prefers-reduced-motion': 'reduce' })) {
        await eventually(() => equal(moves().length, 0));
        await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
      }
      equal(timers.count, 1);
      timers.end();
      await eventually(() => equal(mounted.all('.tabbed-dialog-animated').length, 0));
      equal(mounted.all('.tabbed-dialog-tabs .tabbed-dialog-mark').length, 1, 'the mark stays');
    } finally {
      timers.restore();
    }
  });
});
