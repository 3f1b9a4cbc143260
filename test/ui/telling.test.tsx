/** What is said to a screen reader and shown in passing. */
import { useLayoutEffect } from 'react';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { useAnnounce } from '../../src/ui/live-region/use-announce.ts';
import { useNotices } from '../../src/ui/notices/notices.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { holdTimers } from '../support/held-timers.ts';
import { click, hover, unhover } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.remove());

let announce: ReturnType<typeof useAnnounce>;

function Speaker() {
  const say = useAnnounce();
  useLayoutEffect(() => {
    announce = say;
  });
  return null;
}

describe('useAnnounce', () => {
  const said = (urgency: string) =>
    mounted.all(`[aria-live="${urgency}"]`).flatMap((region) => [...region.children].map((one) => one.textContent));

  it('stands within the element in both directions, so that no page gets a scrollbar from it', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      mounted = mount(<Speaker />, { dir, width: 300 });
      const region = (await mounted.find('[aria-live="polite"]')).getBoundingClientRect();
      const element = mounted.host.getBoundingClientRect();
      ok(region.left >= element.left && region.right <= element.right, `${dir}: ${region.left} to ${region.right}`);
      mounted.remove();
    }
  });

  it('has its regions before anything is said, one pair for all of an element', async () => {
    mounted = mount(
      <>
        <Speaker />
        <Speaker />
      </>,
    );
    await mounted.find('[aria-live="polite"]');
    equal(mounted.all('[aria-live]').length, 2);
    mounted.render(<Speaker />);
    await eventually(() => equal(mounted.all('[aria-live]').length, 2));
    mounted.render(null);
    await eventually(() => equal(mounted.all('[aria-live]').length, 0));
  });

  it('says the same words again, and each by its urgency', async () => {
    mounted = mount(<Speaker />);
    await mounted.find('[aria-live]');
    announce('3 items selected');
    announce('3 items selected');
    announce('It failed', 'assertive');
    await eventually(() => deepEqual(said('polite'), ['3 items selected', '3 items selected']));
    await eventually(() => deepEqual(said('assertive'), ['It failed']));
  });

  it('speaks from within a modal dialog, behind which everything is inert', async () => {
    mounted = mount(
      <>
        <Speaker />
        <Dialog title="Restore" onClose={() => undefined}>
          <p>Where to?</p>
        </Dialog>
      </>,
    );
    const dialog = await mounted.find('dialog[open]');
    await mounted.find('[aria-live]');
    announce('Loading');
    await eventually(() => equal(dialog.querySelector('[aria-live="polite"]')?.textContent, 'Loading'));
  });

  it('says again what was said in a dialog that went at once', async () => {
    mounted = mount(
      <>
        <Speaker />
        <Dialog title="Delete" onClose={() => undefined}>
          <p>For ever?</p>
        </Dialog>
      </>,
    );
    const dialog = await mounted.find('dialog[open]');
    await mounted.find('[aria-live]');
    announce('Deleting');
    await eventually(() => equal(dialog.querySelector('[aria-live="polite"]')?.textContent, 'Deleting'));
    mounted.render(
      <>
        <Speaker />
        {null}
      </>,
    );
    await eventually(() => equal(dialog.isConnected, false));
    await eventually(() => deepEqual(said('polite'), ['Deleting']));
  });
});

let show: ReturnType<typeof useNotices>['show'];

function View() {
  const notices = useNotices();
  useLayoutEffect(() => {
    show = notices.show;
  });
  return <div style={{ height: 300 }}>{notices.stack}</div>;
}

describe('useNotices', () => {
  const texts = () => mounted.all('.notice').map((notice) => notice.textContent);

  it('tells a success for five seconds, longer while it is pointed at', async () => {
    mounted = mount(<View />);
    const status = await mounted.find('[role="status"]');
    const timers = holdTimers(5000);
    try {
      show('Restore job created successfully');
      await eventually(() => deepEqual(texts(), ['Restore job created successfully']));
      ok(status.contains(await mounted.find('.notice')));
      await eventually(() => equal(timers.count, 1));
      await hover(await mounted.find('.notice'));
      await eventually(() => equal(timers.count, 0));
      equal(texts().length, 1);
      await unhover();
      await eventually(() => equal(timers.count, 1));
      timers.end();
      await eventually(() => equal(texts().length, 0));
    } finally {
      timers.restore();
    }
  });

  it('keeps a warning until it is closed', async () => {
    mounted = mount(<View />);
    await mounted.find('[role="status"]');
    show('Sync to cloud already in progress', 'warning');
    await click(await mounted.named('button', 'Close'));
    await eventually(() => equal(texts().length, 0));
  });
});
