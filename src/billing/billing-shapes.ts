/** Shapes that several calls of billing have. */
import * as z from 'zod/mini';

/** `2026-10`. No `z.regex`, which would come to every page that makes a call. */
export const month = z.string().check(z.refine((text) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)));

export const pageMembers = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  /** Default 50. */
  pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
};
