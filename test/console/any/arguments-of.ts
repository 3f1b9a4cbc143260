/** What transitions can be given, as arbitraries: a table that has each of them, or does not compile. */
import fc from 'fast-check';
import type { AnySlice, ArgumentsOf, TransitionName } from '../../../src/console/slice.ts';
import type { SliceName, slices } from '../../../src/console/table/slices.ts';

type AnyArgumentsOf<Some extends AnySlice> = {
  readonly [Name in TransitionName<Some>]: fc.Arbitrary<ArgumentsOf<Some, Name>>;
};

export type AnyArguments<Names extends SliceName = SliceName> = {
  readonly [Name in Names]: AnyArgumentsOf<(typeof slices)[Name]>;
};

/** So few that transitions often meet the same thing. */
export const anyId = fc.constantFrom('1', '2', '3', '__proto__');
export const anyIds = fc.uniqueArray(anyId, { maxLength: 3 });
export const anyText = fc.constantFrom('', ' ', 'Fleet', 'バックアップ', 'a'.repeat(300));
export const anyName = fc.constantFrom('Alpha', 'Beta', 'constructor');
export const anyConstant = fc.constantFrom('ALL', 'SELECTED', 'toString');
export const anyConstants = fc.uniqueArray(anyConstant, { maxLength: 3 });
export const anyMoment = fc.integer({ min: 0, max: 200_000 });
export const anyCount = fc.integer({ min: 0, max: 1_000_000 });
export const anyDay = fc.constantFrom('2026-01-31', '2026-02-28', '2027-01-01');
export const anySorting = fc.record({
  field: fc.constantFrom('name', 'email'),
  direction: fc.constantFrom('ASC', 'DESC'),
});
export const orNull = <Value>(any: fc.Arbitrary<Value>) => fc.option(any, { nil: null });

/** Some of these, each once. */
export const anyList = <Entry>(any: fc.Arbitrary<Entry>, keyOf: (entry: Entry) => unknown) =>
  fc.uniqueArray(any, { maxLength: 4, selector: keyOf });

export const none = fc.constant<[]>([]);
