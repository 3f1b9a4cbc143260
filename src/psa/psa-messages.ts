import type { FormIssue } from '../base/form-rules.ts';
import { defineCatalogue, type MessageKey, type Translate } from '../host/messages.ts';
import type { MappingChoice } from './mapping-choice.ts';
import en from './psa-messages.en.json';
import type { ProviderEntity } from './psa-shapes.ts';

/** Texts of both providers' mapping pages. */
export const psaMessages = defineCatalogue({ namespace: 'psa', en });

export type PsaMessageKey = MessageKey<typeof en>;
export type PsaTranslate = Translate<typeof en>;

/** A default says that it is one, also where what it follows has none: that is something else than to have none. */
export function choiceLabel({ type, name }: MappingChoice, t: PsaTranslate): string {
  const own = type === 'NONE' || name === null ? t('choice.none') : name;
  return type === 'DEFAULT' ? t('choice.default', { name: own }) : own;
}

/** Something of the provider's, which it may have deleted. */
export const entityLabel = ({ name, deleted }: ProviderEntity, t: PsaTranslate): string =>
  deleted ? t('choice.deleted', { name }) : name;

/** A cell of a table: a dash where there is nothing. */
export const cellText = (text: string | null | undefined, t: PsaTranslate): string => text || t('choice.empty');

const issueKeys: Readonly<Record<string, PsaMessageKey>> = {
  required: 'issues.required',
  tooLong: 'issues.tooLong',
  sameRoleAndGroups: 'issues.sameRoleAndGroups',
};
const takenKeys = {
  configuration: 'issues.configurationNameTaken',
  product: 'issues.productNameTaken',
  role: 'issues.invalid',
} as const satisfies Record<string, PsaMessageKey>;

/** What is wrong with a field of a mapping's dialog. */
export function issueText({ code, limit = 0 }: FormIssue, t: PsaTranslate, kind: keyof typeof takenKeys): string {
  return t(code === 'taken' ? takenKeys[kind] : (issueKeys[code] ?? 'issues.invalid'), { limit });
}
