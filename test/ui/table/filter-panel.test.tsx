/** The panel of filters while the code of their controls is on its way. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { eventually, ok } from '../../support/assert.ts';
import { mounted, press, show, takeAway } from './data-table-bench.tsx';

const seen = { name: 'seen', type: 'DateRangePicker', label: 'Seen', category: 'secondary' } as const;
const cost = { name: 'cost', type: 'NumberRange', label: 'Cost', category: 'secondary' } as const;

describe('The panel of filters', () => {
  afterEach(takeAway);

  it('begins with its first filter, also where the control of a later one comes sooner', async () => {
    await show({ filters: [cost] });
    await press('Filters');
    await mounted.find('.filter-popover input');
    takeAway();
    // The code of a number is there now, that of dates isn't.
    await show({ filters: [seen, cost] });
    await press('Filters');
    const [first] = await eventually(() => {
      const fields = mounted.all('.filter-popover .field');
      return fields.length === 2 ? fields : null;
    });
    await eventually(() => ok(first?.contains(activeElement(document) ?? null), 'the focus is in the first field'));
  });
});
