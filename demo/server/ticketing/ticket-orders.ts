/** What somebody at the inbox does to a ticket: changes its fields, comments, logs time, applies a response template. */
import * as z from 'zod/mini';
import { textFiller } from '../../../src/ticketing/rules/dry-run.ts';
import { runActions } from '../../../src/ticketing/rules/run-automations.ts';
import type { Automation } from '../../../src/ticketing/terms/automation.ts';
import { ticketPriorities, ticketSeverities, ticketTypes } from '../../../src/ticketing/terms/choices.ts';
import { limits } from '../../../src/ticketing/terms/limits.ts';
import { idOf, type Ticket } from '../../../src/ticketing/terms/ticket.ts';
import { invalid } from '../http/refusal.ts';
import type { DemoUser } from '../http/users.ts';
import { type Comment, placeholderFacts } from './placeholder-facts.ts';
import type { RunRecord } from './rule-run.ts';
import type { TicketingDirectory } from './ticketing-directory.ts';

const id = z.string().check(z.maxLength(400));
const fields = {
  status: z.optional(id),
  type: z.optional(z.enum(ticketTypes)),
  severity: z.optional(z.enum(ticketSeverities)),
  priority: z.optional(z.enum(ticketPriorities)),
  summary: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.ticketSubject))),
  organization: z.optional(z.nullable(id)),
  location: z.optional(z.nullable(id)),
  form: z.optional(z.nullable(id)),
  assignee: z.optional(z.nullable(id)),
  tags: z.optional(z.array(id).check(z.maxLength(100))),
  attributes: z.optional(z.record(z.string(), z.unknown())),
};

export const ticketOrder = z.object({
  ...fields,
  comment: z.optional(z.object({ body: z.string().check(z.maxLength(limits.emailBody)), public: z.boolean() })),
  minutes: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(limits.timeTracking.maximum))),
  /** The id of a response template. */
  template: z.optional(id),
});
export type TicketOrder = z.output<typeof ticketOrder>;

interface Given {
  directory: TicketingDirectory;
  user: DemoUser;
  now: number;
}

/** The ticket with what was ordered, and with the times of it. Throws where something named is not there. */
export function orderedTicket(before: Ticket, order: TicketOrder, { directory, user, now }: Given): Ticket {
  requireKnown(order, directory);
  const { comment, minutes: _, template: __, attributes, ...rest } = order;
  // What JSON does not have is not there either.
  const changed = rest as Pick<Ticket, keyof typeof rest>;
  const time = new Date(now).toISOString();
  const status = rest.status !== undefined && rest.status !== idOf(before.status) ? rest.status : undefined;
  const isTaken = rest.assignee && rest.assignee !== idOf(before.assignee);
  return {
    ...before,
    ...changed,
    ...(attributes && { attributes: { ...before.attributes, ...attributes } }),
    updateTime: time,
    updatedBy: user.id,
    commentType: comment ? (comment.public ? 'PUBLIC' : 'PRIVATE') : null,
    ...(status !== undefined && { statusTimes: { ...before.statusTimes, [status]: time } }),
    ...(isTaken && { assignedTime: time }),
    ...(idOf(before.requester) === user.id && { lastUpdatedTimeByRequester: time }),
    ...(idOf(before.assignee) === user.id && { lastUpdatedTimeByAssignee: time }),
  };
}

function requireKnown(order: TicketOrder, { lookup, statuses, attributes }: TicketingDirectory): void {
  const { status, organization, location, form, assignee, tags = [], attributes: given = {} } = order;
  if (status !== undefined && !statuses.some((one) => idOf(one.id) === status))
    throw invalid('The status is not known');
  const kinds = { organization, location, form, user: assignee };
  for (const kind of ['organization', 'location', 'form', 'user'] as const) {
    const wanted = kinds[kind];
    const found = wanted ? lookup(kind, wanted) : undefined;
    if (typeof found === 'object' && (found.deleted || found.inactive)) throw invalid(`The ${kind} was deleted`);
  }
  for (const tag of tags) {
    const found = lookup('tag', tag);
    if (typeof found === 'object' && found.deleted) throw invalid(`There is no tag "${tag}"`);
  }
  for (const one of Object.keys(given)) {
    if (!attributes.some((attribute) => idOf(attribute.id) === one)) throw invalid(`There is no attribute ${one}`);
  }
}

/** What a response template makes of the ticket, filled in with who applies it. */
export function appliedTemplate(
  template: Automation,
  ticket: Ticket,
  { directory, user, now }: Given,
  { site, comments }: { site: string; comments: readonly Comment[] },
): Pick<RunRecord, 'ticket' | 'effects'> {
  const fill = textFiller(placeholderFacts({ directory, site, comments, user }));
  const { after, effects } = runActions(template.actions ?? [], ticket, now, fill);
  const [comment] = effects.flatMap((effect) => (effect.kind === 'comment' ? [effect] : []));
  return {
    ticket: comment ? { ...after, commentType: comment.public ? 'PUBLIC' : 'PRIVATE' } : after,
    effects,
  };
}
