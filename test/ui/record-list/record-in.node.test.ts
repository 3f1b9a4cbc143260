/** One record of a list that is only read a page at a time. */
import { recordIn } from '../../../src/ui/record-list/record-list-model.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const pages = [['1', '2'], ['3', '4'], ['5']].map((ids) => ids.map((id) => ({ id })));

describe('A record in a list of pages', () => {
  const asked: number[] = [];
  const find = (id: string, all = pages) => {
    asked.length = 0;
    return recordIn(id, async ({ page }) => {
      asked.push(page);
      return { results: all[page] ?? [], totalElements: 5, totalPages: all.length };
    });
  };

  it('is found on whichever it is, and no page after that is read', async () => {
    deepEqual(await find('4'), { id: '4' });
    deepEqual(asked, [0, 1]);
  });

  it('is not there when no page has it, and when there is none', async () => {
    equal(await find('6'), undefined);
    deepEqual(asked, [0, 1, 2]);
    equal(await find('1', []), undefined);
    deepEqual(asked, [0]);
  });
});
