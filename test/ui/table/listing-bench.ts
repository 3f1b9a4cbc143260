/** A listing over a backend that a test plays, in a time that a test lets pass. */
import { createListing, type Listing } from '../../../src/ui/table/model/listing.ts';
import { rowState } from '../../../src/ui/table/model/row-state.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';
import { type FakeSource, fakeSource } from './fake-source.ts';

export interface ListingBench {
  readonly source: FakeSource;
  readonly listing: Listing<string>;
  readonly clock: FakeClock;
  list(rows: number, options?: Parameters<typeof fakeSource>[1]): void;
  /** The row at a place, or the state of what stands there instead. */
  shownAt(index: number): string;
  openPages(): number[];
  /** Shows rows and waits until nobody is scrolling any more. */
  look(first: number, end: number): Promise<void>;
  /** Scrolls down until no more rows come. */
  lookThrough(): Promise<void>;
  answerAll(): Promise<void>;
}

/** Registers the hooks that give each test a clock and end its listing. */
export function listingBench(): ListingBench {
  let clock: FakeClock;
  let source: FakeSource;
  let listing: Listing<string> | undefined;
  const current = () => {
    if (!listing) throw new Error('There is no list yet.');
    return listing;
  };

  beforeEach(() => {
    clock = installFakeClock();
  });
  afterEach(() => {
    listing?.[Symbol.dispose]();
    listing = undefined;
    clock.restore();
  });

  const bench: ListingBench = {
    get clock() {
      return clock;
    },
    get source() {
      return source;
    },
    get listing() {
      return current();
    },
    list(rows, options) {
      listing?.[Symbol.dispose]();
      source = fakeSource(rows, options);
      listing = createListing(source);
    },
    shownAt(index) {
      const state = rowState(current(), index);
      return state.state === 'ready' ? state.row : state.state;
    },
    openPages: () => source.open.map(({ page }) => page).sort((a, b) => a - b),
    async look(first, end) {
      current().show(first, end);
      await clock.pass(200);
    },
    async lookThrough() {
      for (let turn = 0; turn < 8; turn += 1) {
        const { value } = current().rowCount;
        await bench.look(Math.max(0, value - 20), value);
        await bench.answerAll();
      }
    },
    async answerAll() {
      while (source.open.length > 0) for (const request of source.open) await request.answer();
    },
  };
  return bench;
}
