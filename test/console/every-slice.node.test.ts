/** Whatever slice it is: its states have its shape, and what is kept of them is read again. */
import fc from 'fast-check';
import { IllegalTransition } from '../../src/console/illegal-transition.ts';
import type { AnySlice } from '../../src/console/slice.ts';
import { isOfNewerRelease, keptText, readKeptText } from '../../src/console/store/kept-state.ts';
import { nextState } from '../../src/console/store/next-state.ts';
import { type SliceName, slices } from '../../src/console/table/slices.ts';
import { deepEqual, equal, match, ok } from '../support/assert.ts';
import { anyArguments } from './any/any-arguments.ts';
import { refusals } from './any/refusals.ts';

interface Step {
  readonly name: string;
  readonly args: readonly unknown[];
}

const table = Object.entries(slices) as [SliceName, AnySlice][];
const argumentsOf = anyArguments as Readonly<
  Record<string, Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>>>
>;

const anySteps = (slice: string): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      ...Object.entries(argumentsOf[slice] ?? {}).map(([name, args]) =>
        args.map((given): Step => ({ name, args: given })),
      ),
    ),
    { minLength: 10, maxLength: 30, size: 'max' },
  );

/** Also what somebody holds on to is never changed. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}

type Outcome = { step: Step; state: unknown } | { step: Step; refusal: IllegalTransition };

/** What comes of each step; where it is refused the next goes on from the state before. */
function* outcomesOf(slice: AnySlice, steps: readonly Step[]): Generator<Outcome> {
  let state = frozen(slice.defaults);
  for (const step of steps) {
    // As another tab hears of them, too.
    const given = frozen(structuredClone(step.args));
    try {
      state = frozen(nextState(slice, state, step.name, given as never));
      yield { step, state };
    } catch (error) {
      if (!(error instanceof IllegalTransition)) throw error;
      yield { step, refusal: error };
    }
  }
}

describe('The table of slices', () => {
  it('has each under its own name, with the section that speaks of it', () => {
    for (const [name, slice] of table) {
      equal(slice.name, name);
      match(slice.section, /^00[12] §/, name);
      ok(Number.isInteger(slice.version) && slice.version >= 1, name);
    }
  });

  it('lets slices follow transitions that there are, and never in a circle', () => {
    const isThere = (slice: string, transition: string) =>
      table.some(([name, { transitions }]) => name === slice && Object.hasOwn(transitions, transition));
    for (const [name, { follows = [] }] of table)
      for (const one of follows) {
        ok(isThere(one.slice, one.transition), `${one.slice} ${one.transition}`);
        ok(isThere(name, one.with), `${name} ${one.with}`);
      }
    const leaders = (name: string): string[] =>
      (table.find(([one]) => one === name)?.[1].follows ?? []).flatMap(({ slice }) => [slice, ...leaders(slice)]);
    for (const [name] of table) ok(!leaders(name).includes(name), name);
  });

  it('tells other tabs of transitions that there are, and of nothing that is kept', () => {
    for (const [name, { tells, transitions, kept }] of table) {
      for (const told of tells) ok(Object.hasOwn(transitions, told), `${name} ${told}`);
      ok(kept === 'nowhere' || tells.length === 0, name);
    }
  });
});

for (const [name, slice] of table)
  describe(`The slice ${name}`, () => {
    it('begins with a state of its shape', () => {
      deepEqual(slice.shape.parse(slice.defaults), slice.defaults);
    });

    it('has its shape whatever happens, is read as it was kept, and says why something cannot be', () => {
      const gone = new Set<string>();
      const refused = new Set<string>();
      fc.assert(
        fc.property(anySteps(name), (steps) => {
          let last = slice.defaults;
          for (const outcome of outcomesOf(slice, steps)) {
            if ('refusal' in outcome) {
              match(outcome.refusal.message, /^\S.+: \S.+$/);
              refused.add(outcome.step.name);
              continue;
            }
            gone.add(outcome.step.name);
            deepEqual(slice.shape.parse(outcome.state), outcome.state);
            last = outcome.state;
          }
          deepEqual(readKeptText(slice, keptText(slice, last)), last);
        }),
      );
      deepEqual([...gone].sort(), Object.keys(slice.transitions).sort(), 'what was possible');
      deepEqual([...refused].sort(), [...refusals[name]].sort(), 'what was refused');
    });

    it('begins anew where what was kept is damaged, older or newer', () => {
      const damaged = [
        null,
        '',
        'null',
        '[]',
        '{',
        '{"version":1}',
        '{"version":1,"state":{}}',
        '{"version":"1","state":7}',
      ];
      const other = (version: number) => JSON.stringify({ version, state: slice.defaults });
      for (const text of [...damaged, other(0), other(slice.version + 1)])
        equal(readKeptText(slice, text), slice.defaults);
      equal(isOfNewerRelease(slice, other(slice.version + 1)), true);
      equal(isOfNewerRelease(slice, other(slice.version)), false);
    });

    if (slice.follows)
      it('follows others once, however often it hears of them', () => {
        fc.assert(
          fc.property(anySteps(name), (steps) => {
            for (const outcome of outcomesOf(slice, steps))
              if ('state' in outcome && slice.follows?.some((one) => one.with === outcome.step.name))
                equal(nextState(slice, outcome.state, outcome.step.name, outcome.step.args as never), outcome.state);
          }),
        );
      });
  });
