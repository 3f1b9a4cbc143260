import { defineCatalogue, type MessageKey, type Translate } from '../host/messages.ts';
import type { MappingChoice } from './mapping-choice.ts';
import en from './psa-messages.en.json';
import type { ProviderEntity } from './psa-shapes.ts';

/** Texts of both providers' mapping pages. */
export const psaMessages = defineCatalogue({ namespace: 'psa', en });

export type PsaMessageKey = MessageKey<typeof en>;
export type PsaTranslate = Translate<typeof en>;

/** A default shows whose it is, none says so. */
export function choiceLabel({ type, name }: MappingChoice, t: PsaTranslate): string {
  if (name === null || type === 'NONE') return t('choice.none');
  return type === 'DEFAULT' ? t('choice.default', { name }) : name;
}

/** Something of the provider's, which it may have deleted. */
export const entityLabel = ({ name, deleted }: ProviderEntity, t: PsaTranslate): string =>
  deleted ? t('choice.deleted', { name }) : name;

/** A cell of a table: a dash where there is nothing. */
export const cellText = (text: string | null | undefined, t: PsaTranslate): string => text || t('choice.empty');
