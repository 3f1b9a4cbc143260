import type { ComponentType } from 'react';
import { useState } from 'react';
import { type LateOptions, late } from '../../src/ui/late.tsx';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { useCodeOnPress } from '../../src/ui/use-code-on-press.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { allowConsole } from '../support/console-guard.ts';
import { eventOf } from '../support/contract-page.ts';
import { type HeldTimers, holdTimers } from '../support/held-timers.ts';
import { type Mounted, mount } from './mount.tsx';

interface DialogProps {
  name: string;
  onClose(): void;
}

/** Which is reported, once. */
function refuse(reject: (error: unknown) => void) {
  allowConsole(/The chunk did not come/);
  reject(new TypeError('The chunk did not come'));
}

let view: Mounted;
let timers: HeldTimers;
let asked: { come(): void; fail(): void }[];

const load = <Props extends object>(View: ComponentType<Props>) => {
  asked = [];
  return () =>
    new Promise<ComponentType<Props>>((resolve, reject) => {
      asked.push({ come: () => resolve(View), fail: () => refuse(reject) });
    });
};

beforeEach(() => {
  timers = holdTimers(80);
});
afterEach(() => {
  timers.restore();
  view.remove();
});

const Panel = ({ name }: { name: string }) => <p className="panel">{name}</p>;
const Dialog = ({ name }: DialogProps) => <p className="panel">{name}</p>;

function showPanel(options?: LateOptions<{ name: string }>, Meanwhile?: ComponentType<{ name: string }>) {
  const Late = late(load(Panel), Meanwhile, options);
  view = mount(<Late name="A" />);
  return Late;
}

/** A button that opens something, as dialogs, menus and pickers are opened. */
function Opener({ Late }: { Late: ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Late name="B" onClose={() => setOpen(false)} />}
    </>
  );
}

function showOpener() {
  view = mount(<Opener Late={late<DialogProps>(load(Dialog))} />);
}

async function press() {
  const button = await view.find<HTMLButtonElement>('.opener');
  button.focus();
  button.click();
  await eventually(() => asked.length > 0);
}

/** Until it is told: why it did not come is looked into first. */
async function fail() {
  const reported = eventOf(view.host, 'rmm-error');
  asked[0]?.fail();
  await reported;
}

const count = (selector: string) => view.all(selector).length;

describe('A component whose code comes later', () => {
  it('is shown when the code is there, and at once the next time', async () => {
    const Late = showPanel();
    await eventually(() => asked.length === 1);
    asked[0]?.come();
    equal((await view.find('.panel')).textContent, 'A');
    view.render(
      <section>
        <Late name="B" />
      </section>,
    );
    equal((await view.find('section > .panel')).textContent, 'B');
    equal(asked.length, 1);
  });

  it('says that it is on its way to who has waited for a moment', async () => {
    showPanel();
    await eventually(() => timers.count === 1);
    equal(count('.late-busy'), 0);
    timers.end();
    equal((await view.find('.late-busy[role=status]')).textContent, 'Loading…');
    asked[0]?.come();
    await view.find('.panel');
    equal(count('.late-busy'), 0);
  });

  it('fails in words, is reported, and comes when it is asked for again', async () => {
    const reported: unknown[] = [];
    showPanel();
    view.host.addEventListener('rmm-error', (event) => reported.push(event));
    await eventually(() => asked.length === 1);
    asked[0]?.fail();
    ok((await view.find('[role=alert]')).textContent?.includes('Couldn’t load this part of the page.'));
    equal(reported.length, 1);
    (await view.named('button', 'Retry')).click();
    await eventually(() => asked.length === 2);
    asked[1]?.come();
    await view.find('.panel');
    equal(count('[role=alert]'), 0);
  });

  it('leaves what stands in its place there, while it comes and when it fails', async () => {
    showPanel({}, () => <p className="meanwhile" />);
    await eventually(() => asked.length === 1);
    equal(count('.meanwhile'), 1);
    equal(timers.count, 0);
    asked[0]?.fail();
    await view.find('[role=alert]');
    equal(count('.meanwhile'), 1);
  });

  it('says nothing where it is decoration, and is asked for again when it is shown the next time', async () => {
    const Late = showPanel({ isQuiet: true });
    await eventually(() => asked.length === 1);
    await fail();
    view.render(
      <section>
        <Late name="B" />
      </section>,
    );
    await eventually(() => asked.length === 2);
    equal(count('[role=alert]'), 0);
    asked[1]?.come();
    await view.find('section > .panel');
  });

  it('says nothing before somebody waits for it, and is asked for again then', async () => {
    const isWanted = ({ name }: { name: string }) => name === 'wanted';
    const Late = showPanel({ isWanted });
    await eventually(() => asked.length === 1);
    await fail();
    view.render(<Late name="wanted" />);
    await eventually(() => asked.length === 2);
    asked[1]?.fail();
    await view.find('[role=alert]');
  });
});

describe('What opens over the page, when its code does not come', () => {
  it('tells who pressed that it is on its way', async () => {
    showOpener();
    await press();
    timers.end();
    ok((await view.find('.late-over')).matches(':popover-open'));
    asked[0]?.come();
    equal((await view.find('.panel')).textContent, 'B');
    equal(count('.late-over'), 0);
  });

  it('says so in a dialog, and opens when it is asked for again', async () => {
    showOpener();
    await press();
    asked[0]?.fail();
    ok((await view.find('dialog')).matches(':modal'));
    (await view.named('button', 'Retry')).click();
    await eventually(() => asked.length === 2);
    asked[1]?.come();
    await view.find('.panel');
    equal(count('dialog'), 0);
  });

  it('can be closed, gives the keyboard back, and is asked for again with the next press', async () => {
    showOpener();
    await press();
    asked[0]?.fail();
    (await view.named('button', 'Close')).click();
    await eventually(() => count('dialog') === 0);
    equal(activeElement(document)?.className, 'opener');
    await press();
    await eventually(() => asked.length === 2);
    asked[1]?.come();
    await view.find('.panel');
  });
});

let done: string[];

function Tool() {
  const { fetchCode, view: codeView } = useCodeOnPress();
  const work = () =>
    new Promise<string>((resolve, reject) => {
      asked.push({ come: () => resolve('done'), fail: () => refuse(reject) });
    });
  const run = () =>
    void fetchCode(work).then(
      (text) => done.push(text),
      ({ name }: Error) => done.push(name),
    );
  return (
    <>
      <button type="button" className="opener" onClick={run}>
        Do it
      </button>
      {codeView}
    </>
  );
}

describe('What a press does by code that comes later', () => {
  beforeEach(() => {
    asked = [];
    done = [];
    view = mount(<Tool />);
  });

  it('is done when the code is there, which who pressed is told of', async () => {
    await press();
    await eventually(() => timers.count === 1);
    timers.end();
    await view.find('.late-over[role=status]');
    asked[0]?.come();
    await eventually(() => done.length === 1);
    deepEqual(done, ['done']);
    await eventually(() => count('.late-over') === 0);
  });

  it('is done after a Retry, where the code did not come at once', async () => {
    await press();
    asked[0]?.fail();
    (await view.named('button', 'Retry')).click();
    await eventually(() => asked.length === 2);
    asked[1]?.come();
    await eventually(() => done.length === 1);
    deepEqual(done, ['done']);
  });

  it('is given up when somebody closes what says so, and can be pressed again', async () => {
    await press();
    asked[0]?.fail();
    (await view.named('button', 'Close')).click();
    await eventually(() => done.length === 1);
    deepEqual(done, ['AbortError']);
    equal(activeElement(document)?.className, 'opener');
    (await view.find('.opener')).click();
    await eventually(() => asked.length === 2);
    asked[1]?.come();
    await eventually(() => done.length === 2);
  });
});
