import { defineCatalogue } from '../host/messages.ts';
import en from './activity-messages.en.json';

/** The list of what was done: one sentence for each kind, by the name of the call. */
export const activityMessages = defineCatalogue({ namespace: 'activity', en });

export type SentenceKey = Exclude<keyof (typeof en)['sentences'], `${string}_one` | `${string}_other`>;

/** What a newer server tells of has no sentence here. */
export const hasSentence = (kind: string): kind is SentenceKey =>
  Object.hasOwn(en.sentences, kind) || Object.hasOwn(en.sentences, `${kind}_other`);

export type AreaKey = keyof (typeof en)['areas'];
export const isArea = (area: string): area is AreaKey => Object.hasOwn(en.areas, area);
