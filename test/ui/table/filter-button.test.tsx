/** A filter of several choices in the header: what its button says of them in little room. */
import { eventually, ok } from '../../support/assert.ts';
import { model, mounted, show, takeAway } from './data-table-bench.tsx';

const options = ['online', 'offline', 'waiting', 'lost'].map((value) => ({ value, label: `Is ${value} since today` }));

describe('The button of a filter', () => {
  afterEach(takeAway);

  it('shows how many more were chosen, and cuts the names before it', async () => {
    await show({ filters: [{ name: 'status', label: 'Status', type: 'MultiSelect', componentProps: { options } }] });
    const filter = await mounted.find('.filter-button');
    model.filters.set('status', ['online', 'offline', 'waiting', 'lost']);
    const more = await eventually(() => textNode(filter, '+2 more'));
    const range = document.createRange();
    range.selectNodeContents(more);
    const { right } = (more.parentElement as HTMLElement).getBoundingClientRect();
    ok(range.getBoundingClientRect().right <= right + 1, 'it is cut off');
    ok(right <= filter.getBoundingClientRect().right, 'it is beside the button');
  });
});

function textNode(within: Node, end: string): Text | null {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if ((texts.currentNode as Text).data.endsWith(end)) return texts.currentNode as Text;
  return null;
}
