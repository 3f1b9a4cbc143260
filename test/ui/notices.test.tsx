/** What is shown in passing beyond a plain success: what can be done about it, how many there are, how loud they are. */
import { useLayoutEffect, useState } from 'react';
import { Button } from '../../src/ui/button/button.tsx';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { InlineAlert } from '../../src/ui/inline-alert/inline-alert.tsx';
import { NoticesHost, useNotices } from '../../src/ui/notices/notices.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { holdTimers } from '../support/held-timers.ts';
import { click, press, unhover } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(async () => {
  mounted.remove();
  // What is left under the pointer would tell its name in the middle of another test.
  await unhover();
});

let shown: ReturnType<typeof useNotices>['show'] | undefined;
const show: ReturnType<typeof useNotices>['show'] = (...given) => shown?.(...given);

function View() {
  const notices = useNotices();
  useLayoutEffect(() => {
    shown = notices.show;
  });
  return <div style={{ height: 300 }}>{notices.stack}</div>;
}

const texts = () => mounted.all('.notice-text').map((notice) => notice.textContent);

describe('a notice', () => {
  beforeEach(async () => {
    shown = undefined;
    mounted = mount(<View />);
    await eventually(() => ok(shown));
  });

  it('offers what can be done about it, and goes when it is done', async () => {
    let undone = 0;
    show('3 rows deleted', { action: { label: 'Undo', onPress: () => (undone += 1) } });
    await click(await mounted.named('button', 'Undo'));
    equal(undone, 1);
    await eventually(() => deepEqual(texts(), []));
  });

  it('stays while the focus is in it', async () => {
    const timers = holdTimers(5000);
    try {
      show('Saved', 'info');
      await eventually(() => equal(timers.count, 1));
      (await mounted.named('button', 'Close')).focus();
      await eventually(() => equal(timers.count, 0));
      deepEqual(texts(), ['Saved']);
      await press('Enter');
      await eventually(() => deepEqual(texts(), []));
    } finally {
      timers.restore();
    }
  });

  it('makes room for a fourth by what would go by itself, and only then by the oldest', async () => {
    show('failed', 'danger');
    show('done');
    show('careful', 'warning');
    show('failed again', 'danger');
    await eventually(() => deepEqual(texts(), ['failed', 'failed again', 'careful']));
    show('and again', 'danger');
    await eventually(() => deepEqual(texts(), ['failed again', 'and again', 'careful']));
  });

  it('interrupts for a failure, and waits with everything else', async () => {
    show('failed', 'danger');
    show('done');
    await eventually(() => equal(texts().length, 2));
    equal((await mounted.find('[role="alert"]')).querySelector('.notice-text')?.textContent, 'failed');
    equal((await mounted.find('[role="status"]')).querySelector('.notice-text')?.textContent, 'done');
  });

  it('gives axe nothing to find', async () => {
    for (const tone of ['info', 'warning', 'danger'] as const) {
      show(`A text of ${tone}`, { tone, action: { label: 'Show', onPress: () => undefined } });
    }
    await eventually(() => equal(texts().length, 3));
    await expectNoAxeViolations(mounted.host);
  });
});

describe('InlineAlert', () => {
  it('is closed by its button, beside what can be done', async () => {
    let closed = 0;
    mounted = mount(
      <InlineAlert tone="warning" action={<Button size="small">Retry</Button>} onDismiss={() => (closed += 1)}>
        Careful
      </InlineAlert>,
    );
    await mounted.named('button', 'Retry');
    await click(await mounted.named('button', 'Close'));
    equal(closed, 1);
    mounted.render(<InlineAlert>Plain</InlineAlert>);
    await eventually(() => ok(mounted.all('button').length === 0));
  });
});

describe('notices of several parts with one host', () => {
  it('stand one above the other, what is pinned above them all', async () => {
    const shows: Show[] = [];
    mounted = mount(
      <div style={{ height: 300, position: 'relative' }}>
        <NoticesHost>
          <Part index={0} shows={shows} />
          <Part index={1} shows={shows} pinned />
        </NoticesHost>
      </div>,
    );
    await eventually(() => equal(shows.length, 2));
    shows[0]?.('Restore job created');
    shows[1]?.('Data deletion scheduled');
    await eventually(() => deepEqual(texts(), ['Restore job created', 'Data deletion scheduled']));
    const boxes = mounted.all('.notice').map((notice) => notice.getBoundingClientRect());
    equal(boxes.length, 3);
    for (const [index, box] of boxes.entries()) {
      const above = boxes[index - 1];
      if (above) ok(box.top >= above.bottom, `${index} lies under the one before`);
    }
    ok(mounted.all('.notice')[0]?.textContent?.startsWith('Deleted'));
  });
});

type Show = ReturnType<typeof useNotices>['show'];

function Part({ index, shows, pinned }: { index: number; shows: Show[]; pinned?: boolean }) {
  const notices = useNotices(pinned && <p className="notice">Deleted in 10 seconds</p>);
  useLayoutEffect(() => {
    shows[index] = notices.show;
  });
  return notices.stack;
}

function BesideDialogs() {
  const notices = useNotices();
  const [open, setOpen] = useState(0);
  useLayoutEffect(() => {
    shown = notices.show;
    setOpenDialogs = setOpen;
  });
  const dialogOf = (title: string) => (
    <Dialog title={title} footer={<Button>Save</Button>} onClose={() => setOpen((before) => before - 1)}>
      {title}
    </Dialog>
  );
  return (
    <>
      {open > 0 && dialogOf('Rule')}
      {open > 1 && dialogOf('Action')}
      {notices.stack}
    </>
  );
}

let setOpenDialogs: (count: number) => void;

describe('a notice beside dialogs', () => {
  beforeEach(async () => {
    shown = undefined;
    mounted = mount(<BesideDialogs />);
    await eventually(() => ok(shown));
  });

  it('stands in the one in front, where it can be closed, covers no button of it, and goes on in what is left', async () => {
    setOpenDialogs(2);
    await eventually(() => equal(mounted.all('dialog').length, 2));
    show('Couldn’t copy', 'danger');
    await eventually(() => deepEqual(texts(), ['Couldn’t copy']));
    const inFront = mounted.all('dialog')[1];
    const notice = await mounted.find('.notice');
    ok(inFront?.contains(notice));
    const footer = inFront?.querySelector('.dialog-footer');
    ok(footer && notice.getBoundingClientRect().bottom <= footer.getBoundingClientRect().top);
    await press('Escape');
    await eventually(() => equal(mounted.all('dialog').length, 1));
    const left = mounted.all('dialog')[0];
    await eventually(() => ok(left?.contains(mounted.all('.notice')[0] ?? null)));
    await click(await mounted.named('.notice button', 'Close'));
    await eventually(() => deepEqual(texts(), []));
  });

  it('stays where it was when a dialog opens, whose fields it would cover', async () => {
    show('Saved');
    await eventually(() => deepEqual(texts(), ['Saved']));
    setOpenDialogs(1);
    await eventually(() => equal(mounted.all('dialog').length, 1));
    show('Couldn’t copy', 'danger');
    await eventually(() => equal(texts().length, 2));
    const inDialog = mounted.all('.notice-text').filter((text) => text.closest('dialog'));
    deepEqual(
      inDialog.map(({ textContent }) => textContent),
      ['Couldn’t copy'],
    );
  });

  it('is heard where it was said in a moment when its dialog closed', async () => {
    setOpenDialogs(1);
    await eventually(() => equal(mounted.all('dialog').length, 1));
    const lists = mounted.all('[role="status"].notices-list').filter((list) => !list.closest('dialog'));
    show('Saved');
    setOpenDialogs(0);
    await eventually(() => equal(lists[0]?.textContent, 'Saved'));
    ok(lists[0]?.isConnected);
  });
});
