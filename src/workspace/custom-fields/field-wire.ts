/** A custom field as the form edits it, and as it is sent. */
import type { CustomFieldBody } from './contract.ts';
import { type CustomFieldValues, choicesIn } from './field-rules.ts';
import { type CustomFieldScope, type CustomFieldType, customFieldScopes, hasChoices } from './field-types.ts';

export const customFieldFromWire = ({
  name,
  description,
  type,
  scopes,
  choices,
}: CustomFieldBody): CustomFieldValues => ({
  name: name.trim(),
  description: (description ?? '').trim(),
  // What nobody knows is told by the rules.
  type: type as CustomFieldType,
  scopes: [...new Set(scopes)] as CustomFieldScope[],
  choices: (choices ?? []).join('\n'),
});

/** Scopes in the order of the document, and choices only where there are any. */
export const customFieldToWire = ({
  name,
  description,
  type,
  scopes,
  choices,
}: CustomFieldValues): CustomFieldBody => ({
  name: name.trim(),
  description: description.trim(),
  type: type ?? '',
  scopes: customFieldScopes.filter((scope) => scopes.includes(scope)),
  ...(hasChoices(type) && { choices: choicesIn(choices) }),
});
