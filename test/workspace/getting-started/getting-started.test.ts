/** The first steps: done, looked at again, hidden and shown. Source: spec 002 §3.5 and §4. */
import '../../../elements/getting-started.ts';
import type { GettingStartedElement } from '../../../elements/getting-started.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { dismissGettingStarted, readGettingStarted } from '../../../src/workspace/getting-started/contract.ts';
import { ask } from '../../support/ask.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

before(unhover);

class StartedHandle extends DialogHandle<GettingStartedElement> {
  static open(values: Partial<GettingStartedElement> = {}, configuration: Partial<Configuration> = {}): StartedHandle {
    const events = ['rmm-getting-started-action', 'rmm-getting-started-change'];
    const handle = new StartedHandle(document.createElement('rmm-getting-started'), events, configuration);
    Object.assign(handle.element, { lang: 'en', ...values });
    handle.element.addEventListener('rmm-getting-started-action', (event) => event.preventDefault());
    document.body.append(handle.element);
    return handle;
  }
}

const stored = () => ask(readGettingStarted);

describe('The first steps', () => {
  let handle: StartedHandle;

  beforeEach(async () => {
    await signIn();
    await ask(dismissGettingStarted, { body: { dismissed: false } });
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('show how far the user has come, one step at a time, and are read by a screen reader', async () => {
    handle = StartedHandle.open({}, { product: { name: 'Fleet' } });
    await handle.sees('Get started with Fleet');
    const { completed } = await stored();
    await handle.sees(`${completed.length} of 3 steps done`);
    equal(handle.all('[aria-expanded="true"]').length, 1);
    await handle.press(/Connect your first device/);
    await handle.sees('Install the agent');
    await expectNoAxeViolations(handle.element);
  });

  it('say it in the words of the page, and lead where that says', async () => {
    const words = { title: 'Plug it in', action: 'To the plug', href: '#plug' };
    handle = StartedHandle.open({ steps: { stepOne: words } });
    await handle.press(/Plug it in/);
    const link = await handle.find<HTMLAnchorElement>('a', 'To the plug');
    equal(link.getAttribute('href'), '#plug');
    link.focus();
    await press('Enter');
    await eventually(() => deepEqual(handle.of('rmm-getting-started-action'), [{ step: 'stepOne', href: '#plug' }]));
    handle.element.steps = { stepOne: { ...words, href: 'javascript:alert(1)' } };
    await handle.button('To the plug');
  });

  it('are hidden and shown again, for the user everywhere', async () => {
    handle = StartedHandle.open();
    await handle.press('Hide');
    await handle.sees('Getting started is hidden');
    equal((await stored()).dismissed, true);
    const other = StartedHandle.open({ untilFinished: true });
    await eventually(() => equal(other.root.querySelector('section'), null));
    await handle.press('Show again');
    await handle.button('Hide');
    await other.button('Hide');
    other.element.remove();
    equal((await stored()).dismissed, false);
  });

  it('can only be looked at by who may not set up the console', async () => {
    await signIn('technician');
    handle = StartedHandle.open({}, { permissions: { canSetUpConsole: false } });
    await handle.sees('Only people who may set up the console');
    ok(!handle.all('button').some(({ textContent }) => textContent === 'Mark as done'));
  });

  it('say that they did not come, and come by Retry', async () => {
    await failInEveryWay({
      calls: ['/getting-started'],
      first: async () => {
        handle = StartedHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.button('Hide');
  });

  it('say that hiding was not saved, and hide by Retry', async () => {
    handle = StartedHandle.open();
    await failInEveryWay({
      calls: ['/getting-started/dismissed'],
      first: () => handle.press('Hide'),
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.sees('Getting started is hidden');
    equal((await stored()).dismissed, true);
  });

  it('are marked as done, though it fails at first, until all of them are', async () => {
    handle = StartedHandle.open();
    await handle.press(/Set up backups/);
    if (!(await stored()).completed.includes('stepTwo')) {
      await failInEveryWay({
        calls: ['/getting-started/steps/'],
        first: () => handle.press('Mark as done'),
        again: () => handle.press('Retry'),
        sees: () => handle.button('Retry'),
      });
      await handle.press('Retry');
      await eventually(async () => ok((await stored()).completed.includes('stepTwo')));
    }
    while ((await stored()).completed.length < 3) {
      const before = (await stored()).completed.length;
      await handle.press('Mark as done');
      await eventually(async () => ok((await stored()).completed.length > before));
    }
    await handle.sees('You’re all set');
    const told = handle.of('rmm-getting-started-change').at(-1) as { isFinished: boolean };
    equal(told.isFinished, true);
    await handle.press(/Automate your tickets/);
    await handle.sees('assign tickets');
    const other = StartedHandle.open({ untilFinished: true });
    await eventually(() => equal(other.root.querySelector('section'), null));
    other.element.remove();
  });
});

// In this file, and last: the steps that are done stay done, as they are the user’s.
describe('The first steps by keyboard alone', () => {
  let handle: DialogHandle<GettingStartedElement>;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await ask(dismissGettingStarted, { body: { dismissed: false } });
    handle = new DialogHandle(document.createElement('rmm-getting-started'), ['rmm-getting-started-action'], {});
    handle.element.lang = 'en';
    handle.element.addEventListener('rmm-getting-started-action', (event) => event.preventDefault());
    document.body.append(handle.element);
    await handle.button('Hide');
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('are unfolded, followed and marked as done, with the focus never lost', async () => {
    await keys.go(/^Connect your first device/);
    await handle.sees('Install the agent');
    await keys.isAt(/^Connect your first device/);
    equal(keys.focused()?.ariaExpanded, 'true');
    await keys.go('Go to devices');
    await eventually(() => equal(handle.of('rmm-getting-started-action').length, 1));
    for (let done = (await ask(readGettingStarted)).completed.length; done < 3; done += 1) {
      await keys.back('Hide');
      await keys.go(/To do/);
      await keys.go('Mark as done');
      await eventually(async () => equal((await ask(readGettingStarted)).completed.length, done + 1));
      await keys.isIn('.started');
      await keys.says(`${done + 1} of 3 steps done`);
    }
    await handle.sees('You’re all set');
  });

  it('are hidden and shown again', async () => {
    await keys.go('Hide');
    await handle.sees('Getting started is hidden');
    await keys.isAt('Show again');
    await press('Enter');
    await handle.button('Hide');
    await keys.isIn('.started');
    deepEqual((await ask(readGettingStarted)).dismissed, false);
  });
});
