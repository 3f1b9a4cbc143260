/** In which order lists begin. Source: spec 002 §3.5 and §9. */
import * as z from 'zod/mini';
import { sortDirections } from '../host/http/wire.ts';
import { constant } from './shapes.ts';

export const sorting = z.object({ field: constant, direction: z.enum(sortDirections) });
export type Sorting = z.output<typeof sorting>;

/** Of whatever says nothing else. */
export const defaultDirection = 'DESC';

/** Users, end users, contacts and scripts. The document says `ascending` of scripts alone; nobody reads names backwards. */
export const byName = { field: 'name', direction: 'ASC' } as const;
