/** What has to be true of a custom field. The form checks what is typed by it, and the server what arrives. */

import { foldedName } from '../../base/folded-name.ts';
import { atMost, brokenRules, type FormIssue, isBlank, refusedWhen, required } from '../../base/form-rules.ts';
import {
  type CustomFieldScope,
  type CustomFieldType,
  customFieldLimits,
  customFieldScopes,
  customFieldTypes,
  hasChoices,
} from './field-types.ts';

export interface CustomFieldValues {
  readonly name: string;
  readonly description: string;
  /** `null` as long as none is chosen. */
  readonly type: CustomFieldType | null;
  readonly scopes: readonly CustomFieldScope[];
  /** One a line. */
  readonly choices: string;
}

export interface CustomFieldFacts {
  /** Whether another field has this name. Only the server knows, as the rest. */
  readonly isTaken?: ((name: string) => boolean) | undefined;
  /** The type that it was created with: values of another would not fit. */
  readonly keptType?: CustomFieldType | undefined;
  /** Scopes in which it has values, which would be lost without a word. */
  readonly usedScopes?: readonly CustomFieldScope[] | undefined;
}

export type CustomFieldIssueCode =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  | 'invalid'
  | 'taken'
  | 'typeKept'
  | 'scopeUsed'
  | 'choiceTooLong'
  | 'choiceTwice';

export const noCustomField: CustomFieldValues = { name: '', description: '', type: null, scopes: [], choices: '' };

/** In the order of the form. */
export function customFieldIssues(
  values: CustomFieldValues,
  { isTaken, keptType, usedScopes = [] }: CustomFieldFacts = {},
): FormIssue<CustomFieldIssueCode>[] {
  const choices = choicesIn(values.choices);
  return brokenRules<CustomFieldValues, CustomFieldIssueCode>(
    {
      name: [
        required(),
        atMost(customFieldLimits.name, 'tooLong'),
        refusedWhen('taken', (name) => !isBlank(name) && isTaken?.(name) === true),
      ],
      description: [atMost(customFieldLimits.description, 'tooLong')],
      type: [
        required(),
        refusedWhen('invalid', (type) => type !== null && !customFieldTypes.includes(type)),
        refusedWhen('typeKept', (type) => keptType !== undefined && type !== keptType),
      ],
      scopes: [
        required(),
        refusedWhen('invalid', (scopes) => scopes.some((scope) => !customFieldScopes.includes(scope))),
        refusedWhen('scopeUsed', (scopes) => usedScopes.some((scope) => !scopes.includes(scope))),
      ],
      ...(hasChoices(values.type) && {
        choices: [
          refusedWhen('required', () => choices.length === 0),
          {
            code: 'tooMany',
            limit: customFieldLimits.choices,
            isBroken: () => choices.length > customFieldLimits.choices,
          },
          {
            code: 'choiceTooLong',
            limit: customFieldLimits.choice,
            isBroken: () => choices.some(({ length }) => length > customFieldLimits.choice),
          },
          refusedWhen('choiceTwice', () => new Set(choices.map(foldedName)).size < choices.length),
        ],
      }),
    },
    values,
  );
}

/** Lines that say something. */
export const choicesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
