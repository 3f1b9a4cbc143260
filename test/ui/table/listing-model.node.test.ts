/** Whatever order people, networks and failures come in: what is shown at a place is that row, of now, or no row. */
import fc from 'fast-check';
import { createListing } from '../../../src/ui/table/model/listing.ts';
import { rowState } from '../../../src/ui/table/model/row-state.ts';
import { equal, ok } from '../../support/assert.ts';
import { installFakeClock } from '../../support/fake-clock.ts';
import { fakeSource, turns } from './fake-source.ts';

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('show' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answer late' as const), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), at: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const), at: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh in place' as const), at: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change' as const), at: fc.nat(300) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), at: fc.constantFrom(5, 60, 200) }) },
);

describe('A listing under any sequence of scrolling, answers, failures and refreshes', () => {
  for (const tellsTotal of [true, false]) {
    it(`shows each row at its place, ${tellsTotal ? 'with' : 'without'} a total`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(300), fc.array(step, { maxLength: 50 }), (rows, steps) =>
          play(rows, steps, tellsTotal),
        ),
        { numRuns: 150 },
      );
    });
  }
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function play(rows: number, steps: readonly Step[], tellsTotal: boolean): Promise<void> {
  const clock = installFakeClock();
  const source = fakeSource(rows, { pageSize: 10, tellsTotal });
  const listing = createListing(source);
  const everything: (typeof source.open)[number][] = [];
  let first = 0;
  let version = 0;
  const show = (at: number) => {
    first = Math.floor(at * Math.max(0, listing.rowCount.value - 8));
    listing.show(first, Math.max(first + 1, Math.min(first + 8, listing.rowCount.value)));
  };
  const check = () => {
    for (let index = 0; index < listing.rowCount.value + 12; index += 1) {
      const state = rowState(listing, index);
      if (state.state !== 'ready') continue;
      // Rows of before a refresh may stay until those of after it are there.
      if (listing.isRefreshing.value || listing.refreshFailure.value)
        equal(state.row.split(' ').at(-1), String(index), `at ${index}`);
      else equal(state.row, source.rowAt(index), `at ${index}`);
    }
    const isKnown = listing.phase.value === 'filled' || listing.phase.value === 'empty';
    equal(listing.phase.value === 'failed', listing.failure.value !== undefined);
    equal(listing.phase.value === 'empty', isKnown && listing.rowCount.value === 0);
  };
  try {
    listing.show(0, 1);
    for (const { do: action, at } of steps) {
      const { open } = source;
      for (const request of open) if (!everything.includes(request)) everything.push(request);
      const request = open[at % Math.max(1, open.length)];
      if (action === 'show') show(at);
      else if (action === 'answer') await request?.answer();
      else if (action === 'fail') await request?.fail();
      else if (action === 'answer late') {
        const late = everything.find(({ signal }) => signal.aborted);
        await late?.answer({ rows: Array.from({ length: 10 }, () => 'late'), total: 10 });
      } else if (action === 'retry') {
        const failed = rowState(listing, first);
        if (failed.state === 'failed') listing.retry(failed.page);
      } else if (action === 'wait') await clock.pass(at);
      else {
        // A backend that changes is told of by a refresh: a page of before and one of after are not mixed.
        version += 1;
        source.has.generation = `row of ${version},`;
        if (action === 'change') source.has.rows = at;
        void listing.refresh({ keepsRows: action === 'refresh in place' });
      }
      check();
    }
    await rest();
    for (let round = 0; round < 60; round += 1) {
      show(round % 2);
      await rest();
    }
    equal(listing.rowCount.value, source.has.rows, 'the end is not where it is');
    const last = Math.max(0, listing.rowCount.value - 1);
    if (source.has.rows > 0) equal(shownNow(last), source.rowAt(last));
  } finally {
    listing[Symbol.dispose]();
    ok(source.open.length === 0, 'a request outlived its listing');
    clock.restore();
  }

  /** Nobody scrolls, everything is answered, failures are tried again. */
  async function rest() {
    for (let turn = 0; turn < 3; turn += 1) {
      await clock.pass(200);
      for (const request of source.open) await request.answer();
      for (let index = first; index < Math.min(first + 8, listing.rowCount.value); index += 1) {
        const state = rowState(listing, index);
        if (state.state === 'failed') listing.retry(state.page);
      }
      await turns();
      check();
    }
  }

  function shownNow(index: number) {
    const state = rowState(listing, index);
    return state.state === 'ready' ? state.row : state.state;
  }
}
