/** What a form filled in wrongly is answered: every field that is wrong, by the code that the form itself has for it. */
import type * as z from 'zod/mini';
import { type FormIssue, isBlank } from '../../../src/base/form-rules.ts';
import { type FieldError, Refusal } from './refusal.ts';

interface FormNames {
  /** What the call's body calls the fields of the form, where it calls them otherwise. */
  names?: Readonly<Record<string, string>>;
  /** Default `INVALID_REQUEST`. */
  resultCode?: string;
  /** What is wrong, by field and code, for the person at the screen. */
  words: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
}

/** Throws what is wrong; the message tells of the first field. */
export function requireValid(
  issues: readonly FormIssue[],
  { names = {}, words, resultCode = 'INVALID_REQUEST' }: FormNames,
): void {
  const [first] = issues;
  if (first === undefined) return;
  const field = headOf(first.path);
  const message = words[field]?.[first.code] ?? ordinaryWords(names[field] ?? field, first);
  throw new Refusal(
    400,
    resultCode,
    message,
    {},
    issues.map((issue) => errorOf(issue, names)),
  );
}

function errorOf({ path, code, limit }: FormIssue, names: Readonly<Record<string, string>>): FieldError {
  const head = headOf(path);
  const field = (names[head] ?? head) + path.slice(head.length);
  return { field, code, ...(limit !== undefined && { limit }) };
}

/** What a schema found wrong in a body, in the codes of forms. */
export function errorsOfSchema({ issues }: z.core.$ZodError, body: unknown): FieldError[] {
  return issues.map((issue) => {
    const field = issue.path.map(String).join('.');
    if (isBlank(valueAt(body, issue.path))) return { field, code: 'required' };
    if (issue.code !== 'too_big') return { field, code: 'invalid' };
    const limit = { limit: Number(issue.maximum) };
    if (issue.origin === 'string') return { field, code: 'tooLong', ...limit };
    return { field, code: issue.origin === 'array' ? 'tooMany' : 'invalid', ...limit };
  });
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], body);
}

function ordinaryWords(name: string, { code, limit }: FormIssue): string {
  switch (code) {
    case 'required':
      return `${name} is required`;
    case 'tooLong':
      return `${name} may have ${limit} characters`;
    case 'tooMany':
      return `${name} may have ${limit} items`;
    default:
      return `${name} is not valid`;
  }
}

function headOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
