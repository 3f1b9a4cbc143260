/**
 * The rules of a ticket, as one table: field, when it is wrong, what it is called then. Source: spec 000 §5 and §6. Free of
 * schemas and of DOM: a form is shown and checked before the client has come.
 */
import type { FileRules } from '../../ui/file-upload/file-rules.ts';
import {
  attachmentCountLimit,
  attachmentExtensions,
  attachmentSizeLimit,
  callbackCategories,
  federalEnvironments,
  ticketBodyLimit,
  ticketHtmlLimit,
} from '../ticket-terms.ts';
import type { TicketErrorCode, TicketField, TicketValues } from './ticket-types.ts';

/** All that the rules look at. */
export interface TicketFacts {
  values: TicketValues;
  /** Of the body, without its formatting. */
  text: string;
  /** `configuration.environment`. */
  environment: string;
  /** `undefined` while nobody knows: the library comes late, or did not come. */
  isPhoneValid: boolean | undefined;
}

interface Rule {
  code: TicketErrorCode;
  isBroken(facts: TicketFacts): boolean;
}

/** In the order of the form; of a field the first that is broken is told. */
export const ticketRules: Readonly<Record<TicketField, readonly Rule[]>> = {
  subject: [{ code: 'required', isBroken: ({ values }) => isBlank(values.subject) }],
  body: [
    { code: 'required', isBroken: ({ values, text }) => isBlank(text) && !showsImage(values) },
    {
      code: 'bodyTooLong',
      isBroken: ({ values, text }) => text.length > ticketBodyLimit || values.body.length > ticketHtmlLimit,
    },
  ],
  priority: [{ code: 'required', isBroken: ({ values }) => values.priority === '' }],
  category: [
    { code: 'required', isBroken: ({ values, environment }) => hasCategory(environment) && values.category === '' },
  ],
  phoneNumber: [
    { code: 'phoneForCall', isBroken: (facts) => asksForCall(facts) && isBlank(facts.values.phoneNumber) },
    {
      code: 'phoneInvalid',
      isBroken: ({ values, isPhoneValid }) => !isBlank(values.phoneNumber) && isPhoneValid === false,
    },
  ],
};

export function ticketErrors(facts: TicketFacts): ReadonlyMap<TicketField, TicketErrorCode> {
  const errors = new Map<TicketField, TicketErrorCode>();
  for (const [field, rules] of Object.entries(ticketRules) as [TicketField, readonly Rule[]][]) {
    const broken = rules.find(({ isBroken }) => isBroken(facts));
    if (broken) errors.set(field, broken.code);
  }
  return errors;
}

export function isFederal(environment: string): boolean {
  return (federalEnvironments as readonly string[]).includes(environment);
}

export function hasCategory(environment: string): boolean {
  return !isFederal(environment);
}

export function offersCall({ category }: Pick<TicketValues, 'category'>, environment: string): boolean {
  return !isFederal(environment) && (callbackCategories as readonly string[]).includes(category);
}

/** A wish that is no longer offered is none; it is there again when the category comes back. */
export function asksForCall({ values, environment }: Pick<TicketFacts, 'values' | 'environment'>): boolean {
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

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function showsImage({ isHtml, body }: TicketValues): boolean {
  return isHtml && /<img\b/i.test(body);
}
