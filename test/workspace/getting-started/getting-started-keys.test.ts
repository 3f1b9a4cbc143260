/** The first steps, for somebody who has a keyboard and nothing else. */
import '../../../elements/getting-started.ts';
import type { GettingStartedElement } from '../../../elements/getting-started.ts';
import { dismissGettingStarted, readGettingStarted } from '../../../src/workspace/getting-started/contract.ts';
import { ask } from '../../support/ask.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

before(unhover);

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
