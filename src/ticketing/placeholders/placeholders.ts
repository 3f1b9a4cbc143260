/**
 * What stands in a text for what the ticket, the user or the comments say. Source: spec 001 §9, which shows the names but
 * not how they are written: `{{ticket.id}}`. Their names and samples are in `placeholder-messages.en.json`.
 */
import { type AutomationType, automationTypes } from '../terms/automation.ts';
import type { Noun } from '../terms/choices.ts';
import { idOf, idsOf, type Ticket } from '../terms/ticket.ts';

/** Where a text is. */
export type PlaceholderPlace =
  | 'emailSubject'
  | 'emailBody'
  | 'comment'
  | 'ticketSubject'
  | 'templateSubject'
  | 'templateBody';

/** Somebody whom a text names. */
export interface PlaceholderPerson {
  readonly name: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly organizationName?: string;
}

/** What texts are filled from. */
export interface PlaceholderFacts {
  readonly ticket: Ticket;
  /** False where the value cannot be known: the placeholder stays. Default: all is known, and what there is none of is left empty. */
  isKnown?(name: PlaceholderName, ticket: Ticket): boolean;
  nameOf(noun: Noun, id: string): string;
  personOf(id: string): PlaceholderPerson | undefined;
  /** Of the console's page of it. */
  addressOf(kind: 'ticket' | 'organization' | 'device', id: string): string;
  /** In the zone and the language of who gets it. */
  timeText(time: string): string;
  readonly device?: { readonly id: string; readonly displayName: string } | undefined;
  readonly currentUser?: (PlaceholderPerson & { readonly signature?: string }) | undefined;
  /** Sanitized HTML, the newest first. */
  readonly comments?: readonly { readonly body: string; readonly public: boolean }[] | undefined;
  /** Sanitized HTML. */
  readonly changes?: string | undefined;
  readonly logo?: string | undefined;
}

interface Placeholder {
  readonly group: 'ticket' | 'currentUser' | 'comments' | 'template';
  readonly places: readonly PlaceholderPlace[];
  readonly types: readonly AutomationType[];
  /** What it stands for is formatted text already. */
  readonly isHtml?: true;
  /** Undefined where the ticket has no such thing. */
  resolve(facts: PlaceholderFacts): string | undefined;
}

type Resolve = Placeholder['resolve'];

const templates = ['templateSubject', 'templateBody'] as const;
const ofTicket = (resolve: Resolve, ...places: PlaceholderPlace[]) =>
  ({
    group: 'ticket',
    places: places.length > 0 ? places : ['emailSubject', 'emailBody', 'comment', 'ticketSubject', ...templates],
    types: automationTypes,
    resolve,
  }) as const satisfies Placeholder;

const named = (noun: Noun, read: (ticket: Ticket) => unknown) =>
  ofTicket(({ ticket, nameOf }) => {
    const id = idOf(read(ticket));
    return id === '' ? undefined : nameOf(noun, id);
  });

const ofPerson = (role: 'assignee' | 'requester', member: keyof PlaceholderPerson) =>
  ofTicket(({ ticket, personOf }) => personOf(idOf(ticket[role]))?.[member]);

/** Nobody is at the screen when an automation runs. */
const ofUser = (member: keyof PlaceholderPerson) =>
  ({
    group: 'currentUser',
    places: ['emailSubject', 'emailBody', 'comment', 'ticketSubject', ...templates],
    types: ['RESPONSE_TEMPLATE'],
    resolve: ({ currentUser }) => currentUser?.[member],
  }) as const satisfies Placeholder;

const ofComments = (count: number, isWanted: (comment: { readonly public: boolean }) => boolean = () => true) =>
  ({
    group: 'comments',
    places: ['emailBody', 'templateBody'],
    types: automationTypes,
    isHtml: true,
    resolve: ({ comments = [] }) =>
      comments
        .filter(isWanted)
        .slice(0, count)
        .map(({ body }) => body)
        .join('<hr>'),
  }) as const satisfies Placeholder;

const ofTemplate = (resolve: Resolve) =>
  ({
    group: 'template',
    places: ['templateBody'],
    types: automationTypes,
    isHtml: true,
    resolve,
  }) as const satisfies Placeholder;

export const PLACEHOLDERS = {
  'ticket.id': ofTicket(({ ticket }) => idOf(ticket.id)),
  'ticket.createdDate': ofTicket(({ ticket: { createTime }, timeText }) =>
    createTime ? timeText(createTime) : undefined,
  ),
  'ticket.device.displayName': ofTicket(({ device }) => device?.displayName),
  'ticket.device.url': ofTicket(({ device, addressOf }) => device && addressOf('device', device.id)),
  'ticket.subject': ofTicket(({ ticket }) => ticket.summary ?? undefined),
  'ticket.status': named('status', ({ status }) => status),
  'ticket.severity': named('severity', ({ severity }) => severity),
  'ticket.priority': named('priority', ({ priority }) => priority),
  'ticket.type': named('type', ({ type }) => type),
  'ticket.tags': ofTicket(({ ticket, nameOf }) =>
    idsOf(ticket.tags ?? [])
      .map((id) => nameOf('tag', id))
      .join(', '),
  ),
  'ticket.organization.name': named('organization', ({ organization }) => organization),
  'ticket.organization.url': ofTicket(({ ticket, addressOf }) => {
    const id = idOf(ticket.organization);
    return id === '' ? undefined : addressOf('organization', id);
  }),
  'ticket.assignee.email': ofPerson('assignee', 'email'),
  'ticket.assignee.name': ofPerson('assignee', 'name'),
  'ticket.assignee.firstName': ofPerson('assignee', 'firstName'),
  'ticket.assignee.lastName': ofPerson('assignee', 'lastName'),
  'ticket.assignee.phone': ofPerson('assignee', 'phone'),
  'ticket.requester.email': ofPerson('requester', 'email'),
  'ticket.requester.name': ofPerson('requester', 'name'),
  'ticket.requester.firstName': ofPerson('requester', 'firstName'),
  'ticket.requester.lastName': ofPerson('requester', 'lastName'),
  'ticket.requester.phone': ofPerson('requester', 'phone'),
  'ticket.requester.organization.name': ofPerson('requester', 'organizationName'),
  'ticket.url': ofTicket(({ ticket, addressOf }) => addressOf('ticket', idOf(ticket.id))),
  'ticket.description': ofTicket(
    ({ ticket }) => ticket.description ?? undefined,
    'emailBody',
    'comment',
    'templateBody',
  ),
  'currentUser.email': ofUser('email'),
  'currentUser.name': ofUser('name'),
  'currentUser.firstName': ofUser('firstName'),
  'currentUser.lastName': ofUser('lastName'),
  'currentUser.phone': ofUser('phone'),
  'currentUser.organization.name': ofUser('organizationName'),
  'comments.all': ofComments(Number.POSITIVE_INFINITY),
  'comments.latest': ofComments(1),
  'comments.latest10': ofComments(10),
  'comments.latest20': ofComments(20),
  'comments.latestPrivate': ofComments(1, (comment) => !comment.public),
  'comments.latestPublic': ofComments(1, (comment) => comment.public),
  'ticket.changes': ofTemplate(({ changes }) => changes),
  'app.logo': ofTemplate(({ logo }) => logo),
  'currentUser.signature': ofTemplate(({ currentUser }) => currentUser?.signature),
} as const satisfies Record<string, Placeholder>;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

export const placeholder = (name: PlaceholderName): Placeholder => PLACEHOLDERS[name];

export const isPlaceholder = (name: string): name is PlaceholderName => Object.hasOwn(PLACEHOLDERS, name);

/** As it stands in a text. */
export const placeholderToken = (name: PlaceholderName) => `{{${name}}}`;

/** What may be put into a text at this place, in the order of the table. */
export function placeholdersFor(place: PlaceholderPlace, type: AutomationType): readonly PlaceholderName[] {
  return (Object.keys(PLACEHOLDERS) as PlaceholderName[]).filter((name) => {
    const { places, types } = placeholder(name);
    return places.includes(place) && types.includes(type);
  });
}
