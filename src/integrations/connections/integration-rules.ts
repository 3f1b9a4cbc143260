/** What has to be true of an integration. The form checks what is typed by it, and the server what arrives. */
import { brokenRules, type FormIssue, type FormRule, type RuleTable, refusedWhen } from '../../base/form-rules.ts';
import {
  authTypes,
  type IntegrationField,
  type IntegrationKind,
  type IntegrationValues,
  integrationFields,
} from '../integration-kinds.ts';
import { isInstanceName, readAddress, readHostname, readJsonObject } from './read-address.ts';

export type IntegrationIssueCode = 'required' | 'tooLong' | 'invalid' | 'deleted' | 'refused';

export interface IntegrationFacts {
  /** Names of secrets that the server has. */
  readonly stored: readonly string[];
  /** Whether there is a template with this id. Only the server knows. */
  readonly hasTemplate?: ((id: string) => boolean) | undefined;
}

/** In the order of the form; what is not shown is not wrong. */
export function integrationIssues(
  kind: IntegrationKind,
  values: IntegrationValues,
  facts: IntegrationFacts,
): FormIssue<IntegrationIssueCode>[] {
  const shown = integrationFields[kind].filter(({ isShown }) => isShown(values));
  const table = Object.fromEntries(shown.map((field) => [field.name, rulesOf(field, values, facts)]));
  return brokenRules(table as RuleTable<IntegrationValues, IntegrationIssueCode>, values);
}

type Rule = FormRule<unknown, IntegrationValues, IntegrationIssueCode>;

function rulesOf(
  { name, type, reads, limit, isRequired }: IntegrationField,
  values: IntegrationValues,
  { stored, hasTemplate }: IntegrationFacts,
): Rule[] {
  const isKept = type === 'secret' && stored.includes(name);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return [
    refusedWhen('required', (value) => text(value).trim() === '' && isRequired(values) && !isKept),
    { code: 'tooLong', limit, isBroken: (value) => text(value).length > limit },
    refusedWhen('invalid', (value) => text(value).trim() !== '' && !isRead(reads ?? type, text(value))),
    refusedWhen('deleted', (value) => type === 'template' && value !== '' && hasTemplate?.(text(value)) === false),
  ];
}

function isRead(type: IntegrationField['type'] | IntegrationField['reads'], text: string): boolean {
  switch (type) {
    case 'instance':
      return isInstanceName(text.trim());
    case 'hostname':
      return readHostname(text) !== undefined;
    case 'address':
      return readAddress(text) !== undefined;
    case 'json':
      return readJsonObject(text) !== undefined;
    case 'authType':
      return authTypes.some((one) => one === text);
    case 'seconds':
      return /^\d{1,9}$/.test(text);
    default:
      return true;
  }
}
