/** Shapes that the calls of both providers have in common. Source: spec 002 §3 and §7. */
import * as z from 'zod/mini';
import { identifier, pathIdentifier } from '../host/http/wire.ts';
import { mappingOrigins, mappingStates, psaLimits } from './psa-terms.ts';

/** Something of a provider's: a company, site, product, type or status. */
export const providerEntity = z.object({
  id: identifier,
  name: z.string(),
  /** The provider has it no more; it is still told where something refers to it. */
  deleted: z.nullish(z.boolean()),
});
export type ProviderEntity = z.output<typeof providerEntity>;

export const providerEntities = z.array(providerEntity);

export const optionalId = z.nullish(identifier);
export const optionalName = z.nullish(z.string());
export const optionalFlag = z.nullish(z.boolean());

/** A name as somebody types it; how long it may be is told by the form's rules. */
export const typedName = z.string().check(z.maxLength(10_000));

export const searchedName = z.optional(z.string().check(z.maxLength(200)));

/** Page size 500; `lastId` is the id of the last row of the page before. */
export const cursor = z.optional(z.string().check(z.minLength(1), z.maxLength(400)));

export const byId = z.object({ id: pathIdentifier });
export const byClient = z.object({ clientId: pathIdentifier });

/** How lists of mappings are asked for. */
export const mappingQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  /** Default 50. */
  pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** In the names of the organization and of what it is mapped to. */
  searchCriteria: searchedName,
  state: z.optional(z.enum(mappingStates)),
  sortField: z.optional(z.enum(['clientName', 'targetName'])),
  sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
});

/** Of all organizations, whatever was searched. Stale ones are mapped ones, too. */
export const mappingCounts = z.object({
  total: z.number(),
  mapped: z.number(),
  unmapped: z.number(),
  stale: z.number(),
  /**
   * Null where names were not matched since something changed: matching all of them takes its time, so that it is done only
   * for who asks for state `AMBIGUOUS`, whose answer has the number.
   */
  ambiguous: z.nullish(z.number()),
});
export type MappingCounts = z.output<typeof mappingCounts>;

/** Why two names were matched: see `matching/match-types.ts`. */
export const matchReason = z.looseObject({ code: z.string() });

/** Who mapped it, when, and how. */
export const provenance = z.object({
  mappedBy: z.string(),
  /** Milliseconds since 1970. */
  mappedAt: z.number(),
  origin: z.enum(mappingOrigins),
  score: z.nullish(z.number()),
  reason: z.nullish(matchReason),
});
export type Provenance = z.output<typeof provenance>;

export const matchCandidate = z.object({
  id: identifier,
  name: z.string(),
  /** From 0 to 1; 1 only where the names are identical. */
  score: z.number(),
  reason: matchReason,
});

export const autoMapQuestion = z.object({
  /** The least score of a match, from 0.5 to 1; default that of `matchNames`. */
  threshold: z.optional(z.number().check(z.minimum(0.5), z.maximum(1))),
  /** Only these; default every organization that is not mapped. */
  clientIds: z.optional(z.array(identifier).check(z.maxLength(psaLimits.batch))),
});

const previewProgress = z.object({ done: z.number(), total: z.number() });
export type PreviewProgress = z.output<typeof previewProgress>;

/** Nothing is saved by it. Pairs that somebody has refused are not in it. */
export const autoMapPreview = z.object({
  /**
   * Present as long as it is not there yet, with nothing in it: how many organizations were asked for at the provider. The
   * same question, asked again, goes on waiting; where nobody asks it is given up.
   */
  progress: z.nullish(previewProgress),
  matches: z.array(z.object({ clientId: identifier, clientName: z.string(), match: matchCandidate })),
  ambiguous: z.array(z.object({ clientId: identifier, clientName: z.string(), candidates: z.array(matchCandidate) })),
});
export type AutoMapPreview = z.output<typeof autoMapPreview>;

export const clientList = z.object({
  clientIds: z.array(identifier).check(z.minLength(1), z.maxLength(psaLimits.batch)),
});

/** `targetId` is a company's or an account's. */
export const refusedPairs = z.object({
  pairs: z.array(z.object({ clientId: identifier, targetId: identifier })).check(z.maxLength(psaLimits.batch)),
});

/** Something was done: an answer without the code says nothing of the kind. */
export const done = z.object({ resultCode: z.string() });

/** Of a change that can be taken back; absent where the server keeps no way back. */
export const changeId = z.nullish(identifier);

/** How many organizations were changed. */
export const changedCount = z.object({ resultCode: z.nullish(z.string()), changed: z.number(), changeId });

/** Ids of changes, in any order; those made as one are taken back as one. */
export const undoOrder = z.object({
  changeIds: z.array(identifier).check(z.minLength(1), z.maxLength(psaLimits.batch)),
  /** Organizations that stay as others have made them. */
  exceptClientIds: z.optional(z.array(identifier).check(z.maxLength(psaLimits.batch))),
});

export type UndoOrder = z.output<typeof undoOrder>;

/** How an organization is by now that somebody else has changed since. */
export const changeConflict = z.object({
  clientId: identifier,
  clientName: z.string(),
  /** Null: it is mapped to nothing. */
  targetName: optionalName,
  mappedBy: z.nullish(z.string()),
  /** Milliseconds since 1970. */
  mappedAt: z.nullish(z.number()),
  mappedLocationCount: z.number(),
});
export type ChangeConflict = z.output<typeof changeConflict>;

/** Nothing is taken back where there are conflicts. The id is that of taking it back, with which it can be done again. */
export const undone = z.object({
  changed: z.number(),
  changeId,
  /** Organizations that stay as they are: the provider has deleted what they were mapped to. */
  lasting: z.number(),
  /** Locations whose site or agreement the provider has deleted. */
  lostSites: z.number(),
  conflicts: z.array(changeConflict),
});
export type Undone = z.output<typeof undone>;
/** As a server gives it. */
export type UndoAnswer = z.input<typeof undone>;
