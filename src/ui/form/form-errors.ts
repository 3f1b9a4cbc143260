import * as z from 'zod/mini';
import { isWithin } from './form-path.ts';

export type FormIssue = z.core.$ZodIssue;

/** The first message of each path that the schema finds wrong. */
export function issuesByPath(
  schema: z.core.$ZodType,
  values: unknown,
  message: (issue: FormIssue) => string,
): ReadonlyMap<string, string> {
  const { error } = z.safeParse(schema, values);
  const messages = new Map<string, string>();
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map(String).join('.');
    if (!messages.has(path)) messages.set(path, message(issue));
  }
  return messages;
}

/** What a field shows: what is wrong with itself, else with the first thing in it. */
export function errorAt(errors: ReadonlyMap<string, string>, path: string): string | undefined {
  if (path === '') return errors.get(path);
  return errors.get(path) ?? [...errors].find(([at]) => isWithin(at, path))?.[1];
}
