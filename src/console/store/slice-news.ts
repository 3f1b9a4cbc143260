/** Tells other tabs what happened, so that they go along with it in the state that they have. */
import { isRecord } from '../../base/shapes.ts';
import { createNewsChannel, type NewsChannel } from '../../host/updates/news-channel.ts';
import type { Happening } from './page-states.ts';

export interface ToldHappening extends Happening {
  transition: string;
  /** Who tells, and how much they told before. */
  tab: string;
  number: number;
}

export type SliceNews = NewsChannel<ToldHappening>;

export const createSliceNews = (name = 'rmm-elements:console:1'): SliceNews => createNewsChannel({ name, read });

/** What the arguments are, only the slice knows. */
function read(message: unknown): ToldHappening | undefined {
  if (!isRecord(message)) return undefined;
  const { owner, slice, version, transition, args, tab, number } = message;
  if (typeof owner !== 'string' || typeof slice !== 'string' || typeof transition !== 'string') return undefined;
  if (typeof version !== 'number' || typeof number !== 'number' || typeof tab !== 'string') return undefined;
  return Array.isArray(args) ? { owner, slice, version, transition, args, tab, number } : undefined;
}
