/** How lists of the directory are asked for. Source: spec 000 §7 (page size 50) and spec 001 §7 (search by name). */
import * as z from 'zod/mini';

export const searchText = z.string().check(z.maxLength(200));

/** Identifiers with commas between them: exactly these, also what was deleted, for the names of what was chosen. */
export const identifierList = z.string().check(z.minLength(1), z.maxLength(4_000));

/** `page` counts from 0; a page has 50 entries unless `size` says otherwise. */
export const pageMembers = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
};

export const namedQuery = z.object({
  ...pageMembers,
  /** In the name, wherever, without regard to case and accents. */
  name: z.optional(searchText),
  ids: z.optional(identifierList),
});
