/**
 * The rules of a ticket. The form checks what is written by this table before it sends it, and the server what arrives.
 * Source: spec 000 §5 and §6. Free of schemas and of the DOM: a form is shown and checked before the client has come.
 */
import {
  atMost,
  brokenRules,
  type FormIssue,
  isBlank,
  oneOf,
  type RuleTable,
  refusedWhen,
  required,
} from '../../base/form-rules.ts';
import type { FileRules } from '../../ui/file-upload/model/file-rules.ts';
import {
  attachmentCountLimit,
  attachmentExtensions,
  attachmentSizeLimit,
  callbackCategories,
  federalEnvironments,
  ticketAddressLimit,
  ticketBodyLimit,
  ticketCategories,
  ticketCcLimit,
  ticketHtmlLimit,
  ticketPhoneLimit,
  ticketPriorities,
  ticketSubjectLimit,
} from '../ticket-terms.ts';
import type { TicketErrorCode, TicketValues } from './ticket-types.ts';

/** A ticket as it is sent, and what the rules have to know besides. */
export interface TicketFacts {
  subject: string;
  /** As it is sent: text, or HTML where `isHtml`. */
  body: string;
  isHtml: boolean;
  /** Of the body, without its formatting. */
  text: string;
  priority: string;
  category: string;
  phoneNumber: string;
  wantsCall: boolean;
  /** Addresses. */
  cc: readonly string[];
  /** `configuration.environment`. */
  environment: string;
  /** `undefined` while nobody knows: the library comes late, or did not come. */
  isPhoneValid: boolean | undefined;
  /** Only the server has all people; whoever does not know them finds nobody wrong. */
  isTechnician?: (address: string) => boolean;
}

/** In the order of the form. */
export const ticketRules: RuleTable<TicketFacts, TicketErrorCode> = {
  subject: [required(), atMost(ticketSubjectLimit, 'tooLong')],
  body: [
    refusedWhen('required', (body, { isHtml, text }) => isBlank(text) && !(isHtml && showsImage(body))),
    { ...atMost(ticketBodyLimit, 'tooLong'), isBroken: (_, { text }) => text.length > ticketBodyLimit },
    atMost(ticketHtmlLimit, 'tooLong'),
  ],
  priority: [required(), oneOf(ticketPriorities)],
  category: [
    required({ when: ({ environment }) => hasCategory(environment) }),
    refusedWhen('notOffered', (category, { environment }) => category !== '' && !hasCategory(environment)),
    oneOf(ticketCategories),
  ],
  phoneNumber: [
    required({ when: ({ wantsCall }) => wantsCall, code: 'phoneForCall' }),
    atMost(ticketPhoneLimit, 'tooLong'),
    refusedWhen('phoneInvalid', (number, { isPhoneValid }) => !isBlank(number) && isPhoneValid === false),
  ],
  wantsCall: [refusedWhen('notOffered', (wantsCall, facts) => wantsCall && !offersCall(facts, facts.environment))],
  cc: [
    atMost(ticketCcLimit, 'tooMany'),
    {
      each: [
        atMost(ticketAddressLimit, 'tooLong'),
        refusedWhen('notTechnician', (address, { isTechnician }) => isTechnician?.(address) === false),
      ],
    },
  ],
};

export type TicketIssue = FormIssue<TicketErrorCode>;

export function ticketIssues(facts: TicketFacts): TicketIssue[] {
  return brokenRules(ticketRules, facts);
}

/** What would be sent: without a category or a call that are not offered here, which come back with the environment. */
export function factsOf(
  values: TicketValues,
  known: Pick<TicketFacts, 'text' | 'phoneNumber' | 'environment' | 'isPhoneValid'>,
): TicketFacts {
  const { subject, body, isHtml, priority, category, cc } = values;
  const { environment } = known;
  return {
    subject,
    body,
    isHtml,
    priority,
    category: hasCategory(environment) ? category : '',
    wantsCall: asksForCall({ values, environment }),
    cc: cc.map(({ email }) => email),
    ...known,
  };
}

export function isFederal(environment: string): boolean {
  return (federalEnvironments as readonly string[]).includes(environment);
}

export function hasCategory(environment: string): boolean {
  return !isFederal(environment);
}

export function offersCall({ category }: { category: string }, environment: string): boolean {
  return !isFederal(environment) && (callbackCategories as readonly string[]).includes(category);
}

/** A wish that is no longer offered is none; it is there again when the category comes back. */
export function asksForCall({ values, environment }: { values: TicketValues; environment: string }): boolean {
  return values.wantsCall && offersCall(values, environment);
}

/** @param taken places that other files of the ticket take: diagnostics are one */
export function ticketFileRules(taken = 0): FileRules {
  return {
    maximumFiles: attachmentCountLimit - taken,
    maximumSize: attachmentSizeLimit,
    accept: attachmentExtensions.join(','),
    uniqueNames: true,
  };
}

function showsImage(html: string): boolean {
  return /<img\b/i.test(html);
}
