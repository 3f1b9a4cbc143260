/** One sentence of an activity, in the reader’s language, with the names in it apart: they are nobody’s to vouch for. */

import type { Translate } from '../host/messages.ts';
import type { activityMessages } from './activity-messages.ts';
import { hasSentence, isArea } from './activity-messages.ts';
import type { Activity } from './contract.ts';

export type ActivityWords = Translate<(typeof activityMessages)['en']>;

export type SentencePart = { readonly kind: 'text' | 'actor' | 'name'; readonly text: string };

/** Signs of nobody’s language, in the places of the names until the sentence is made. */
const actorPlace = '\uE000';
const namePlace = '\uE001';

export function sentenceParts(activity: Activity, t: ActivityWords): readonly SentencePart[] {
  const { kind, concerned } = activity;
  const count = concerned.count ?? 1;
  const values = { actor: actorPlace, name: namePlace, id: concerned.id ?? '', count, kind };
  const sentence = t(`sentences.${hasSentence(kind) ? kind : 'other'}`, values);
  return sentence
    .split(/([\uE000\uE001])/)
    .filter((text) => text !== '')
    .map((text): SentencePart => {
      if (text === actorPlace) return { kind: 'actor', text: actorName(activity, t) };
      if (text === namePlace) return { kind: 'name', text: concernedName(activity, t) };
      return { kind: 'text', text };
    });
}

export const sentenceText = (activity: Activity, t: ActivityWords): string =>
  sentenceParts(activity, t)
    .map(({ text }) => text)
    .join('');

export const actorName = ({ actor }: Activity, t: ActivityWords): string => actor?.name ?? t('system');

export const areaName = ({ area }: Activity, t: ActivityWords): string => (isArea(area) ? t(`areas.${area}`) : area);

function concernedName({ concerned: { name, id } }: Activity, t: ActivityWords): string {
  if (name) return name;
  return id == null ? t('unnamed') : `#${id}`;
}
