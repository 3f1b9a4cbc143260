/** The words typed to confirm. */
import { createConfirmDeleteModel } from '../../../src/backup/deletion/confirm-delete-model.ts';
import { equal } from '../../support/assert.ts';

describe('The words typed to confirm', () => {
  const rows: [string | undefined, string, boolean][] = [
    ['Documents', '', false],
    ['Documents', 'Document', false],
    ['Documents', 'documents', false],
    ['Documents', 'Documents', true],
    ['Documents', '  Documents ', true],
    [' Documents', 'Documents', true],
    ['Büro', 'Bu\u0308ro', true],
    ['Documents', 'Documentss', false],
    [undefined, '', true],
  ];
  for (const [wanted, typed, isConfirmed] of rows) {
    it(`"${typed}" for ${wanted === undefined ? 'nothing' : `"${wanted}"`}: ${isConfirmed ? 'enough' : 'not enough'}`, () => {
      const model = createConfirmDeleteModel(wanted);
      model.type(typed);
      equal(model.isConfirmed.value, isConfirmed);
      model[Symbol.dispose]();
    });
  }
});
