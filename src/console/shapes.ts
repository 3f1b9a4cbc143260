/** What the shapes of several slices are made of. */
import * as z from 'zod/mini';
import { pathIdentifier } from '../host/http/wire.ts';

export const id = pathIdentifier;

/** A constant of the backend. Where the document shows no list of them, others are kept as they come. */
export const constant = z.string().check(z.minLength(1), z.maxLength(200));

/** Milliseconds since 1970-01-01 UTC. */
export const moment = z.number().check(z.int(), z.nonnegative());

export const count = z.number().check(z.int(), z.nonnegative());

/** One of the two, always. No `z.literal`, which would come to every page that makes a call. */
export function always<const Value extends boolean>(value: Value) {
  return z.boolean().check(z.refine((given) => given === value)) as unknown as z.ZodMiniType<Value>;
}

/** `YYYY-MM-DD`. No `z.regex`, for the same reason. */
export const day = z.string().check(z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text)));

/** Each thing stands in it once. */
export function listBy<Entry extends z.ZodMiniType<Readonly<Record<Key, unknown>>>, Key extends string>(
  key: Key,
  entry: Entry,
) {
  return z.array(entry).check(z.refine((entries) => isOnceEach(entries.map((one) => one[key]))));
}

export const ids = z.array(id).check(z.refine(isOnceEach));

/** Of something that is chosen from. */
export const constants = z.array(constant).check(z.refine(isOnceEach));

function isOnceEach(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
