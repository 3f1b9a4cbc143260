/** Custom fields: found, created, edited and deleted. Source: spec 002 §2.9 and §3.5. */
import { updateCustomField } from '../../../src/workspace/custom-fields/contract.ts';
import { ask } from '../../support/ask.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { press, type, unhover } from '../../support/user.ts';
import { CustomFieldsHandle } from './custom-fields-handle.ts';
import { newField, onlyFields, removeField, storedFields } from './fields-server.ts';

before(unhover);

const word = 'Custom';

describe('The list of custom fields', () => {
  let handle: CustomFieldsHandle;

  beforeEach(async () => {
    await signIn();
    await onlyFields(word, 'rack', 'floor');
  });
  afterEach(() => handle.remove());

  it('is in the order of names, says what fields are for, and is read by a screen reader', async () => {
    await newField(`${word} desk`, { type: 'DATE', scopes: ['organization', 'end_user'] });
    handle = await CustomFieldsHandle.searching(word);
    deepEqual(handle.names(), [`${word} desk`, `${word} floor`, `${word} rack`]);
    const text = (await handle.row(`${word} desk`)).textContent ?? '';
    for (const part of ['Date', 'Organizations', 'End users']) ok(text.includes(part), text);
    await expectNoAxeViolations(handle.element);
  });

  it('shows those that stand on something', async () => {
    await newField(`${word} desk`, { scopes: ['end_user'] });
    handle = await CustomFieldsHandle.searching(word);
    await handle.choose('Applies to', 'End users');
    await eventually(() => deepEqual(handle.names(), [`${word} desk`]));
  });

  it('takes a new field, with options where they are chosen from', async () => {
    handle = await CustomFieldsHandle.searching(word);
    await handle.press('New custom field');
    await handle.press('Create');
    await eventually(() => equal(handle.all('dialog .field-error').length, 3));
    await handle.write('Name', `${word} side`);
    await handle.choose('Type', 'Dropdown');
    await handle.choose('Applies to', 'Devices');
    await press('Escape');
    await handle.press('Create');
    await handle.sees('Required');
    await handle.write('Options', 'Left');
    await press('Enter');
    await type('Right');
    await expectNoAxeViolations(handle.element);
    await handle.press('Create');
    await handle.isClosed();
    await handle.sees(`${word} side created`);
    await handle.row(`${word} side`);
    const [side] = await storedFields(`${word} side`);
    deepEqual([side?.type, side?.scopes, side?.choices], ['DROPDOWN', ['node'], ['Left', 'Right']]);
    deepEqual(handle.changes(), ['createCustomField']);
  });

  it('saves a new name, keeps the type, and says that another field has the name', async () => {
    handle = await CustomFieldsHandle.searching(word);
    await handle.openRow(`${word} rack`);
    await handle.sees('The type can’t be changed');
    await handle.write('Name', `${word} FLOOR`);
    await handle.press('Save');
    await handle.sees('Another custom field already has this name');
    await handle.write('Name', `${word} shelf`);
    await handle.press('Save');
    await handle.isClosed();
    await handle.row(`${word} shelf`);
    deepEqual(handle.changes(), ['updateCustomField']);
  });

  it('shows both versions where somebody else has saved it meanwhile, and saves what was chosen', async () => {
    const [rack] = await storedFields(`${word} rack`);
    ok(rack);
    handle = await CustomFieldsHandle.searching(word);
    await handle.openRow(`${word} rack`);
    const theirs = { ...rack, name: `${word} row`, description: 'As they see it', scopes: ['node', 'location'] };
    await ask(updateCustomField, { params: { id: rack.id }, body: theirs });
    await handle.write('Name', `${word} ring`);
    await handle.press('Save');
    for (const text of ['Changed by someone else', `${word} row`, `${word} ring`, 'Locations, Devices'])
      await handle.sees(text);
    await expectNoAxeViolations(handle.element);
    equal((await storedFields(`${word} row`)).length, 1);
    await handle.press('Keep editing');
    await handle.sees('Nothing was overwritten');
    equal((await handle.field('Name')).value, `${word} ring`);
    await handle.press('Save');
    await handle.find('[role="alertdialog"]');
    // What only they have changed is theirs unless somebody says otherwise.
    handle.all('[role="alertdialog"] input[value="own"]')[0]?.click();
    await handle.press('Save');
    await handle.isClosed();
    const [ring] = await storedFields(`${word} ring`);
    deepEqual([ring?.id, ring?.description, ring?.scopes], [rack.id, 'As they see it', ['location', 'node']]);
  });

  it('says that somebody else has deleted what is edited, and keeps what was typed', async () => {
    const [rack] = await storedFields(`${word} rack`);
    handle = await CustomFieldsHandle.searching(word);
    await handle.openRow(`${word} rack`);
    await removeField(rack?.id ?? '');
    await handle.write('Name', `${word} ring`);
    await handle.press('Save');
    await handle.sees('This was deleted by someone else');
    equal((await handle.field('Name')).value, `${word} ring`);
  });

  it('says which values go with a field before it is deleted', async () => {
    handle = CustomFieldsHandle.open();
    await handle.search('Service tier');
    await handle.asksToDelete('Service tier');
    await handle.sees('12 organizations');
    await expectNoAxeViolations(handle.element);
    await handle.press('Cancel');
    await handle.isClosed();
    await handle.search(`${word} rack`);
    await handle.asksToDelete(`${word} rack`);
    await handle.sees('It has no values yet');
    await handle.press('Delete');
    await handle.isClosed();
    await handle.sees(`${word} rack deleted`);
    equal((await storedFields(`${word} rack`)).length, 0);
    deepEqual(handle.changes(), ['deleteCustomField']);
  });

  it('says that somebody else was faster', async () => {
    const [rack] = await storedFields(`${word} rack`);
    handle = await CustomFieldsHandle.searching(word);
    await handle.asksToDelete(`${word} rack`);
    await handle.sees('It has no values yet');
    await removeField(rack?.id ?? '');
    await handle.press('Delete');
    await handle.sees('had already been deleted by someone else');
  });

  it('can be looked at, and not changed, without the right', async () => {
    await signIn('technician');
    handle = await CustomFieldsHandle.searching(word, { permissions: { canManageCustomFields: false } });
    await handle.sees('You don’t have permission to manage custom fields');
    ok(!handle.all('button').some((one) => /New|Delete/.test(one.getAttribute('aria-label') ?? one.textContent ?? '')));
    await handle.openRow(`${word} rack`);
    ok((await handle.field('Name')).readOnly);
    await handle.press('Close');
    await handle.isClosed();
  });
});
