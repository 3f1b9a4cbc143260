/**
 * Small shapes of untrusted values, checked by hand. Calls and forms have zod; what a view needs before its first paint
 * does not wait for the 7 KB of it.
 */

export type Check = (value: unknown) => string | undefined;

/** What is wrong with a value of untrusted origin, by path; empty where nothing is. */
export function problemsOf(value: unknown, members: Readonly<Record<string, Check>>): string[] {
  if (!isRecord(value)) return [`all of it: an object was expected, not ${nameOf(value)}`];
  return Object.entries(members).flatMap(([name, check]) => {
    const problem = check(value[name]);
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A check that says what was expected of whatever `accepts` refuses. */
export function expected(what: string, accepts: (value: unknown) => boolean): Check {
  return (value) => (accepts(value) ? undefined : `${what} was expected, not ${nameOf(value)}`);
}

export function isListOf(accepts: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(accepts);
}

/** A check that names the first item which is none. */
export function listOf(what: string, accepts: (item: unknown) => boolean): Check {
  return (value) => {
    if (!Array.isArray(value)) return `a list was expected, not ${nameOf(value)}`;
    const wrong = value.findIndex((item: unknown) => !accepts(item));
    return wrong < 0 ? undefined : `${what} was expected at place ${wrong}, not ${nameOf(value[wrong])}`;
  };
}

export function isRecordOf(accepts: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isRecord(value) && Object.values(value).every(accepts);
}

export const isText = (value: unknown) => typeof value === 'string';
export const isFlag = (value: unknown) => typeof value === 'boolean';

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'number' ? String(value) : typeof value;
}
