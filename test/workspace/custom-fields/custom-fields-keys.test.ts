/** Custom fields, for somebody who has a keyboard and nothing else. */
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { CustomFieldsHandle } from './custom-fields-handle.ts';
import { onlyFields, storedFields } from './fields-server.ts';

before(unhover);

const word = 'Keyed';

describe('Custom fields by keyboard alone', () => {
  let handle: CustomFieldsHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await onlyFields(word, 'rack');
    handle = CustomFieldsHandle.open();
    await handle.button('New custom field');
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('are found, defined, renamed and deleted, with the focus never lost', async () => {
    await keys.write('Search by name or description', word);
    await eventually(() => deepEqual(handle.names(), [`${word} rack`]));
    await keys.go('New custom field');
    await keys.isIn('dialog');
    await keys.write('Name', `${word} side`);
    await keys.choose('Type', 'Dropdown');
    await keys.choose('Applies to', 'Devices');
    await press('Escape');
    await keys.write('Options', 'Left');
    await keys.go('Create');
    await handle.isClosed();
    await keys.isAt('New custom field');
    await keys.says(`${word} side created`);
    equal((await storedFields(`${word} side`)).length, 1);

    await keys.rowOf(`${word} rack`);
    await press('Enter');
    await handle.field('Name');
    await keys.write('Name', `${word} shelf`);
    await press('Enter');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await keys.says(`${word} shelf saved`);
    await handle.row(`${word} shelf`);

    await keys.goInRow(`${word} shelf`, 'Delete');
    await keys.isAt('Cancel');
    await press('Escape');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await press('Enter');
    await keys.go('Delete');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await keys.says(`${word} shelf deleted`);
    deepEqual(
      (await storedFields(word)).map(({ name }) => name),
      [`${word} side`],
    );
  });

  it('say what is wrong, where it is', async () => {
    await keys.go('New custom field');
    await keys.go('Create');
    await keys.isAt('Name');
    await keys.says(/3 fields need attention/);
    await press('Escape');
    await handle.isClosed();
    await keys.isAt('New custom field');
  });
});
