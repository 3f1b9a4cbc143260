/** On what custom fields stand. Source: spec 002 §3.5. */
import {
  customFieldScopes,
  customFieldsSlice,
  fieldsWithScope,
} from '../../../src/console/organizations/custom-fields-slice.ts';
import { deepEqual, equal } from '../../support/assert.ts';

describe('Custom fields', () => {
  it('stand on organizations, locations, nodes and end users', () => {
    deepEqual([...customFieldScopes], ['organization', 'location', 'node', 'end_user']);
  });

  it('are found by what they stand on', () => {
    const { defaults, transitions } = customFieldsSlice;
    const { entries } = transitions.load(defaults, [
      { id: '1', name: 'Contract', type: 'TEXT', scopes: ['organization', 'location'] },
      { id: '2', name: 'Rack', type: 'TEXT', scopes: ['node'] },
    ]);
    equal(fieldsWithScope(entries, 'location')[0]?.id, '1');
    deepEqual(fieldsWithScope(entries, 'end_user'), []);
  });
});
