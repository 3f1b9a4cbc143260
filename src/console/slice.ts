/**
 * One part of the console's state: its shape, what it begins with, and all that can happen to it. A slice is data and pure
 * functions; who holds its state is `store`.
 */
import type * as z from 'zod/mini';

/** Deeply: a state is never changed, only followed by the next. */
export type Frozen<Value> = Value extends object ? { readonly [Member in keyof Value]: Frozen<Value[Member]> } : Value;

/** From a state and arguments to the next state; throws an `IllegalTransition` where there is none. */
export type Transition<State> = (state: State, ...args: never[]) => State;

export type Transitions<State> = Readonly<Record<string, Transition<State>>>;

export interface Slice<State, Moves extends Transitions<State>> {
  /** Unique, and never changed: what is kept is found by it. */
  readonly name: string;
  /** Where the specification speaks of it. */
  readonly section: string;
  /** Of the shape, from 1. */
  readonly version: number;
  /** A reload finds it again, and every tab has the same. */
  readonly kept: 'nowhere' | 'localStorage';
  /**
   * Transitions that other tabs go along with, of what is not kept: changes of what the server holds. What a tab has loaded,
   * and what somebody looks at or has not saved yet, is its own.
   */
  readonly tells: readonly (keyof Moves & string)[];
  /** Own transitions that go along with another slice's, with its arguments. Twice does no more than once. */
  readonly follows?: readonly Follow<keyof Moves & string>[];
  readonly shape: z.ZodMiniType<unknown>;
  readonly defaults: State;
  readonly transitions: Moves;
  /** What was kept in an older version, in today's shape. Without it, or with another answer, it is the defaults. */
  migrate?(older: unknown, version: number): unknown;
}

export interface Follow<Name extends string = string> {
  readonly slice: string;
  readonly transition: string;
  readonly with: Name;
}

/** Any slice, for what goes through all of them. */
export interface AnySlice
  extends Omit<Slice<never, Transitions<never>>, 'defaults' | 'transitions' | 'tells' | 'follows'> {
  readonly tells: readonly string[];
  readonly follows?: readonly Follow[];
  readonly defaults: unknown;
  readonly transitions: Readonly<Record<string, (state: never, ...args: never[]) => unknown>>;
}

export type StateOf<Some extends AnySlice> = Some['defaults'];
export type TransitionName<Some extends AnySlice> = keyof Some['transitions'] & string;
export type ArgumentsOf<Some extends AnySlice, Name extends TransitionName<Some>> =
  Parameters<Some['transitions'][Name]> extends [unknown, ...infer Args] ? Args : [];

type Definition<Schema extends z.ZodMiniType, Moves extends Transitions<Frozen<z.output<Schema>>>> = Omit<
  Slice<Frozen<z.output<Schema>>, Moves>,
  'shape' | 'version' | 'kept' | 'tells'
> & {
  readonly shape: Schema;
  /** Default 1. */
  readonly version?: number;
  /** Default `nowhere`. */
  readonly kept?: 'nowhere' | 'localStorage';
  /** Default: none. */
  readonly tells?: readonly NoInfer<keyof Moves & string>[];
};

export function defineSlice<Schema extends z.ZodMiniType, Moves extends Transitions<Frozen<z.output<Schema>>>>(
  definition: Definition<Schema, Moves>,
): Slice<Frozen<z.output<Schema>>, Moves> {
  return { version: 1, kept: 'nowhere', tells: [], ...definition };
}
