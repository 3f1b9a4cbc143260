/** Which columns a narrow table shows. */
import { deepEqual, equal } from '../../support/assert.ts';
import { machines, tableBench } from './table-bench.ts';

const bench = tableBench();

const columns = [
  { id: 'name', header: 'Name' },
  { id: 'size', header: 'Size' },
  { id: 'since', header: 'Since', priority: 2 },
  { id: 'place', header: 'Place' },
  { id: 'status', header: 'Status', priority: 1 },
];

function table(width: number, room = width) {
  const made = bench.make({ columns, rows: machines(3) });
  made.columns.setAvailableWidth(room, width);
  return made;
}

const inView = (made: ReturnType<typeof table>) => made.columns.inView.value.map(({ id }) => id);

describe('The columns that have room', () => {
  it('are all of them while the width is not known, and from 560 pixels on', () => {
    const made = bench.make({ columns, rows: machines(3) });
    equal(inView(made).length, 5);
    equal(table(560).columns.isCompact.value, false);
    equal(inView(table(560)).length, 5);
  });

  it('are the first one and those that matter most below that, in their order', () => {
    const made = table(400, 304);
    equal(made.columns.isCompact.value, true);
    deepEqual(inView(made), ['name', 'since', 'status']);
    deepEqual(inView(table(559, 340)), ['name', 'size', 'since', 'status']);
  });

  it('are at least two, however narrow it is', () => {
    deepEqual(inView(table(120, 20)), ['name', 'status']);
  });

  it('follow what is shown, and who is first', () => {
    const made = table(400, 304);
    made.columns.show(['place', 'name', 'size']);
    deepEqual(inView(made), ['place', 'name', 'size']);
    made.columns.show(['name']);
    deepEqual(inView(made), ['name']);
  });
});
