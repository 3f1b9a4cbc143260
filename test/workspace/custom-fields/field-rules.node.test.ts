/** What has to be true of a custom field, and how it is sent. */
import {
  type CustomFieldValues,
  customFieldIssues,
  noCustomField,
} from '../../../src/workspace/custom-fields/field-rules.ts';
import { customFieldTypes, hasChoices } from '../../../src/workspace/custom-fields/field-types.ts';
import { customFieldFromWire, customFieldToWire } from '../../../src/workspace/custom-fields/field-wire.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const rack: CustomFieldValues = { ...noCustomField, name: 'Rack', type: 'TEXT', scopes: ['node'] };
const codes = (values: Partial<CustomFieldValues>, facts = {}) =>
  customFieldIssues({ ...rack, ...values }, facts).map(({ path, code }) => `${path} ${code}`);

describe('A custom field', () => {
  it('needs a name, a type and something to stand on', () => {
    deepEqual(codes({}), []);
    deepEqual(codes({ name: ' ', type: null, scopes: [] }), ['name required', 'type required', 'scopes required']);
    deepEqual(codes({ name: 'x'.repeat(51), description: 'x'.repeat(251) }), ['name tooLong', 'description tooLong']);
  });

  it('needs options where they are chosen from, each once and none too long', () => {
    for (const type of customFieldTypes)
      deepEqual(codes({ type, choices: ' \n' }), hasChoices(type) ? ['choices required'] : [], type);
    const list = (choices: string) => codes({ type: 'DROPDOWN', choices });
    deepEqual(list('left\nright'), []);
    deepEqual(list('left\n LEFT'), ['choices choiceTwice']);
    deepEqual(list('x'.repeat(101)), ['choices choiceTooLong']);
    deepEqual(list(Array.from({ length: 101 }, (_, index) => `${index}`).join('\n')), ['choices tooMany']);
  });

  it('keeps what values hang on', () => {
    deepEqual(codes({}, { isTaken: () => true }), ['name taken']);
    deepEqual(codes({ type: 'DATE' }, { keptType: 'TEXT' }), ['type typeKept']);
    deepEqual(codes({}, { usedScopes: ['node'] }), []);
    deepEqual(codes({}, { usedScopes: ['location'] }), ['scopes scopeUsed']);
  });

  it('is sent and comes back the same', () => {
    const sent = customFieldToWire({
      ...rack,
      type: 'MULTI_SELECT',
      scopes: ['node', 'organization'],
      choices: ' a \n\nb',
    });
    deepEqual(sent.choices, ['a', 'b']);
    deepEqual(sent.scopes, ['organization', 'node']);
    deepEqual(customFieldToWire(customFieldFromWire(sent)), sent);
    equal('choices' in customFieldToWire({ ...rack, choices: 'a' }), false);
  });
});
