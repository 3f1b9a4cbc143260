/** Every call of the list of custom fields, failing in every way of the reference server. */
import { equal, eventually } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { CustomFieldsHandle } from './custom-fields-handle.ts';
import { onlyFields, storedFields } from './fields-server.ts';

before(unhover);

const word = 'Brittle';
const name = `${word} glass`;
const path = '/custom-fields';

describe('The list of custom fields before a server that fails', () => {
  let handle: CustomFieldsHandle;

  beforeEach(async () => {
    await signIn();
    await onlyFields(word, 'glass');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('says that nothing came, and asks again', async () => {
    await failInEveryWay({
      calls: [path],
      first: async () => {
        handle = CustomFieldsHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.search(word);
    await handle.row(name);
  });

  it('says that a field was not created, keeps what was typed, and creates it once', async () => {
    handle = await CustomFieldsHandle.searching(word);
    await handle.press('New custom field');
    await handle.write('Name', `${word} cup`);
    await handle.choose('Type', 'Text');
    await handle.choose('Applies to', 'Devices');
    await press('Escape');
    await failInEveryWay({
      calls: [path],
      again: () => handle.press('Create'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    equal((await handle.field('Name')).value, `${word} cup`);
    await handle.press('Create');
    await handle.isClosed();
    await handle.row(`${word} cup`);
    equal((await storedFields(`${word} cup`)).length, 1);
  });

  it('says that a field was not saved, and saves it', async () => {
    handle = await CustomFieldsHandle.searching(word);
    await handle.openRow(name);
    await handle.write('Name', `${word} glasses`);
    await failInEveryWay({
      calls: [`${path}/`],
      again: () => handle.press('Save'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Save');
    await handle.isClosed();
    await handle.row(`${word} glasses`);
  });

  it('deletes nothing as long as it can’t tell what that does, and asks again', async () => {
    handle = await CustomFieldsHandle.searching(word);
    await failInEveryWay({
      calls: ['/use'],
      first: () => handle.pressIn(name, 'Delete'),
      again: () => handle.press('Retry'),
      async sees() {
        await handle.find('dialog .inline-alert');
        equal((await handle.find('dialog button', 'Delete')).ariaDisabled, 'true');
      },
    });
    await handle.press('Retry');
    await handle.sees('It has no values yet');
  });

  it('says that a field was not deleted, and deletes it when that is pressed again', async () => {
    handle = await CustomFieldsHandle.searching(word);
    await handle.asksToDelete(name);
    await handle.sees('It has no values yet');
    await failInEveryWay({
      calls: [`${path}/`],
      // Whatever the answer says, it says that it was done; not found says that somebody else has deleted it.
      except: ['not-found'],
      again: () => handle.press('Delete'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Delete');
    await handle.isClosed();
    await eventually(async () => equal((await storedFields(word)).length, 0));
  });
});
