/** What has to be true of a person. The form checks what is typed by it, and the server what arrives. */
import {
  atMost,
  brokenRules,
  type FormIssue,
  isBlank,
  type RuleTable,
  refusedWhen,
  required,
} from '../base/form-rules.ts';
import { type PersonKind, personKinds, personLimits } from './person-kinds.ts';

export interface PersonValues {
  readonly name: string;
  readonly email: string;
  /** The organization; `null` as long as none is chosen. */
  readonly clientId: string | null;
  readonly userRoles: readonly string[];
  readonly permitted: boolean;
}

export interface PersonFacts {
  readonly kind: PersonKind;
  /** Whether another person has this address. Only the server knows. */
  readonly isTaken?: ((email: string) => boolean) | undefined;
  /** Ids that may be chosen. What is not given is not looked at. */
  readonly organizations?: ReadonlySet<string> | undefined;
  readonly roles?: ReadonlySet<string> | undefined;
}

export type PersonIssueCode = 'required' | 'tooLong' | 'tooMany' | 'invalid' | 'address' | 'taken';

export const noPerson: PersonValues = { name: '', email: '', clientId: null, userRoles: [], permitted: true };

/** In the order of the form. */
export function personIssues(values: PersonValues, facts: PersonFacts): FormIssue<PersonIssueCode>[] {
  const { kind, isTaken, organizations, roles } = facts;
  const { needsEmail, hasOrganization, hasRoles } = personKinds[kind];
  const rules: RuleTable<PersonValues, PersonIssueCode> = {
    name: [required(), atMost(personLimits.name, 'tooLong')],
    email: [
      required({ when: () => needsEmail }),
      atMost(personLimits.email, 'tooLong'),
      refusedWhen('address', (email) => !isBlank(email) && !isAddress(email.trim())),
      refusedWhen('taken', (email) => !isBlank(email) && isTaken?.(email.trim()) === true),
    ],
    ...(hasOrganization && {
      clientId: [required(), refusedWhen('invalid', (id) => id !== null && organizations?.has(id) === false)],
    }),
    ...(hasRoles && {
      userRoles: [
        required(),
        atMost(personLimits.roles, 'tooMany'),
        refusedWhen('invalid', (ids) => ids.some((id) => roles?.has(id) === false)),
      ],
    }),
  };
  return brokenRules(rules, values);
}

/** As much as is certain of all addresses: whether one reaches somebody, only a mail tells. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || local.length > 64 || /[\s<>(),;:"@]/.test(local)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel);
}

/** Of a host's name, in letters of any script. */
const isLabel = (label: string): boolean =>
  label.length <= 63 && /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-');

/** Two addresses that differ in case alone reach one person. */
export const addressKey = (email: string): string => email.trim().toLowerCase();
