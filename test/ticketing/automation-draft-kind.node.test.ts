/** What the browser kept of an automation, by this release or another. */
import { automationDraftKind } from '../../src/ticketing/editor/model/automation-draft-kind.ts';
import { emptyAutomation } from '../../src/ticketing/editor/model/automation-values.ts';
import { deepEqual, equal } from '../support/assert.ts';

const draft = { type: 'EVENT_BASED', version: '3', base: emptyAutomation, values: { ...emptyAutomation, name: 'One' } };
const kept = [{ ...draft, editor: 'a', written: 5 }];

describe('The kept changes of an automation', () => {
  it('are read as they were written', () => {
    deepEqual(automationDraftKind.read(kept, automationDraftKind.version) as unknown, kept);
  });

  it('of the first release, which had one draft for all tabs, are found', () => {
    deepEqual(
      automationDraftKind.read(draft, 1)?.map(({ values, editor }) => [values.name, editor]),
      [['One', '']],
    );
  });

  it('are none where they are something else, or of a newer release', () => {
    for (const other of [draft, [draft], [{ ...kept[0], type: 'SOMETHING' }], null, 'x'])
      equal(automationDraftKind.read(other, 2), undefined);
    equal(automationDraftKind.read(kept, 3), undefined);
  });
});
