/** Every call of the list of custom fields, failing in every way of the reference server. */
import { failingRecords } from '../../support/failing-records.ts';
import { press } from '../../support/user.ts';
import { CustomFieldsHandle } from './custom-fields-handle.ts';
import { newField, onlyFields, storedFields } from './fields-server.ts';

failingRecords('The list of custom fields', {
  word: 'Brittle',
  path: '/custom-fields',
  open: () => CustomFieldsHandle.open(),
  async only(name) {
    await onlyFields('Brittle');
    await newField(name);
  },
  stored: storedFields,
  create: 'New custom field',
  async fillIn(handle) {
    await handle.choose('Type', 'Text');
    await handle.choose('Applies to', 'Devices');
    await press('Escape');
  },
  unused: 'It has no values yet',
});
