/** The list of activities, for somebody who has a keyboard and nothing else. */
import { equal, eventually, ok } from '../support/assert.ts';
import '../support/hurried-retries.ts';
import { KeyboardOnly } from '../support/keyboard-only.ts';
import { signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { ActivityHandle, doSomething, forget } from './activity-handle.ts';

before(unhover);

const word = 'Keyed';

describe('The list of activities by keyboard alone', () => {
  let handle: ActivityHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await forget(word);
    await doSomething(`${word} one`);
    handle = ActivityHandle.open({ addresses: { customField: '#field-{id}' } } as object);
    await handle.sees(`${word} one`);
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('is searched and filtered, told how many there are, and goes on below, with the focus never lost', async () => {
    await keys.write('Search by name', word);
    await eventually(() => ok(handle.sentences().length > 0 && handle.sentences().every((one) => one.includes(word))));
    await keys.isAt('Search by name');
    await keys.choose('Area', 'Billing');
    await handle.sees('No activity matches');
    await keys.says(/No activity matches/);
    await keys.go('Clear filters');
    await handle.sees('created the custom field');
    await keys.isIn('.activity');
    await keys.choose('Period', 'Today');
    await eventually(() => equal(handle.all('h3').length, 1));
    await keys.isAt('Period');
  });

  it('shows what is new when that is wanted', async () => {
    await keys.reach((one) => one.classList.contains('activity-scroll'));
    await press('End');
    await eventually(() => ok(handle.all('.activity-row').length > 5));
    await keys.isIn('.activity');
  });
});
