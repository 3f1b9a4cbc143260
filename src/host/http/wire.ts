/** Schemas that several features' contracts share. Source: spec 000 §7 (paging) and §3 (identifiers). */
import * as z from 'zod/mini';

/** Characters. */
const identifierLength = 400;

/**
 * An identifier as this side holds it: text, whichever of text and number the backend writes. Neither a union nor a pipe,
 * which would come to every page that makes a call.
 */
export const identifier = z
  .unknown()
  .check(z.refine(isIdentifier, { abort: true }), z.overwrite(String)) as unknown as z.ZodMiniType<
  string,
  string | number
>;

/** A path parameter that names one thing. */
export const pathIdentifier = z.string().check(z.minLength(1), z.maxLength(identifierLength));

/** Milliseconds since 1970-01-01 UTC. */
export const instant = z.number();

/** Bytes. */
export const byteCount = z.number().check(z.nonnegative());

export const nothing = z.object({});

/**
 * Bytes rather than JSON, as a body or as an answer: known by being this very schema, and never parsed. (`z.file()` would
 * come to every page that makes a call.)
 */
export const bytes = z.object({});

/** `page` counts from 0. */
export const pageQuery = z.object({
  page: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)),
  size: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
});

export const sortDirections = ['ASC', 'DESC'] as const;

function isIdentifier(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' && value.length <= identifierLength : Number.isFinite(value);
}

/** One page of a listing whose total is known. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    results: z.array(item),
    totalElements: z.number().check(z.int(), z.minimum(0)),
    totalPages: z.number().check(z.int(), z.minimum(0)),
  });
}
