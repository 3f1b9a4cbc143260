/** The few assertions that tests in the browser need. Each throws with what was found and what was wanted. */

export class AssertionError extends Error {
  override name = 'AssertionError';
}

export function ok(value: unknown, message = 'a truthy value was wanted'): asserts value {
  if (!value) throw new AssertionError(`${message}; found ${show(value)}`);
}

/** Same by `Object.is`. */
export function equal<Value>(actual: Value, expected: Value, message = 'not equal'): void {
  if (!Object.is(actual, expected)) {
    throw new AssertionError(`${message}\n  found:  ${show(actual)}\n  wanted: ${show(expected)}`);
  }
}

export function notEqual<Value>(actual: Value, unwanted: Value, message = 'equal'): void {
  if (Object.is(actual, unwanted)) throw new AssertionError(`${message}: ${show(actual)}`);
}

/** Same structure: plain objects, arrays, maps, sets, dates; everything else by `Object.is`. */
export function deepEqual<Value>(actual: Value, expected: Value, message = 'not deeply equal'): void {
  if (!isSame(actual, expected)) {
    throw new AssertionError(`${message}\n  found:  ${show(actual)}\n  wanted: ${show(expected)}`);
  }
}

export function match(actual: string, pattern: RegExp, message = 'no match'): void {
  if (!pattern.test(actual)) throw new AssertionError(`${message}\n  found:  ${show(actual)}\n  wanted: ${pattern}`);
}

/** The error, when one of the wanted kind is thrown. */
export function throws<Kind extends Error = Error>(run: () => unknown, wanted?: Wanted<Kind>): Kind {
  let value: unknown;
  try {
    value = run();
  } catch (error) {
    return expected(error, wanted);
  }
  throw new AssertionError(`nothing was thrown; it gave ${show(value)}`);
}

/** The reason, when the promise is rejected with one of the wanted kind. */
export async function rejects<Kind extends Error = Error>(
  promise: Promise<unknown> | (() => Promise<unknown>),
  wanted?: Wanted<Kind>,
): Promise<Kind> {
  let value: unknown;
  try {
    value = await (typeof promise === 'function' ? promise() : promise);
  } catch (error) {
    return expected(error, wanted);
  }
  throw new AssertionError(`the promise was not rejected; it gave ${show(value)}`);
}

/** Milliseconds after which `eventually` gives up, where it isn't told: a busy machine may take ten for a page. */
let patience = 20_000;

/** Where nothing is expected to come: waits within `run` end after `milliseconds`. */
export async function withPatience<Value>(milliseconds: number, run: () => Promise<Value>): Promise<Value> {
  const before = patience;
  patience = milliseconds;
  try {
    return await run();
  } finally {
    patience = before;
  }
}

/**
 * Calls `probe` until it neither throws nor gives `false` or `null`, and returns what it gave; assertions inside it give
 * nothing, which counts as done. `timeout` in milliseconds; when it runs out, the last failure is the error's cause.
 */
export async function eventually<Value>(
  probe: () => Value | Promise<Value>,
  { timeout = patience, interval = 16 }: { timeout?: number; interval?: number } = {},
): Promise<Exclude<Value, null | false>> {
  const end = performance.now() + timeout;
  let reason: unknown;
  do {
    try {
      const value = await probe();
      if (value !== false && value !== null) return value as Exclude<Value, null | false>;
      reason = new AssertionError(`it was still ${show(value)}`);
    } catch (error) {
      reason = error;
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  } while (performance.now() < end);
  const text = reason instanceof Error ? reason.message : String(reason);
  throw new AssertionError(`not within ${timeout} ms: ${text}`, { cause: reason });
}

type Wanted<Kind extends Error> = RegExp | (new (...args: never[]) => Kind);

function expected<Kind extends Error>(error: unknown, wanted: Wanted<Kind> | undefined): Kind {
  const message = error instanceof Error ? error.message : String(error);
  if (wanted instanceof RegExp) match(message, wanted, 'another error than wanted');
  else if (wanted && !(error instanceof wanted)) {
    throw new AssertionError(`another error than ${wanted.name}: ${show(error)}`, { cause: error });
  }
  return error as Kind;
}

function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (left instanceof Map && right instanceof Map) return isSame([...left], [...right]);
  if (left instanceof Set && right instanceof Set) return isSame([...left], [...right]);
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSame(Reflect.get(left, name), Reflect.get(right, name)))
  );
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof Element === 'function' && value instanceof Element) return value.outerHTML.slice(0, 200);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value, undefined, 1)?.slice(0, 2000) ?? String(value);
  } catch {
    return String(value);
  }
}
