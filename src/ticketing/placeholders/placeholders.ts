/**
 * What stands in a text for what the ticket, the user or the comments say. Source: spec 001 §9, which shows the names but
 * not how they are written: `{{ticket.id}}`. Their names and samples are in `placeholders.en.json`.
 */
import { type AutomationType, automationTypes } from '../terms/automation.ts';

/** Where a text is. */
export type PlaceholderPlace =
  | 'emailSubject'
  | 'emailBody'
  | 'comment'
  | 'ticketSubject'
  | 'templateSubject'
  | 'templateBody';

interface Placeholder {
  readonly group: 'ticket' | 'currentUser' | 'comments' | 'template';
  readonly places: readonly PlaceholderPlace[];
  readonly types: readonly AutomationType[];
  /** What it stands for is formatted text already. */
  readonly isHtml?: true;
}

const templates = ['templateSubject', 'templateBody'] as const;
const ofTicket = (...places: PlaceholderPlace[]) =>
  ({
    group: 'ticket',
    places: places.length > 0 ? places : ['emailSubject', 'emailBody', 'comment', 'ticketSubject', ...templates],
    types: automationTypes,
  }) as const satisfies Placeholder;

/** Nobody is at the screen when an automation runs. */
const ofUser = () =>
  ({
    group: 'currentUser',
    places: ['emailSubject', 'emailBody', 'comment', 'ticketSubject', ...templates],
    types: ['RESPONSE_TEMPLATE'],
  }) as const satisfies Placeholder;

const ofComments = () =>
  ({
    group: 'comments',
    places: ['emailBody', 'templateBody'],
    types: automationTypes,
    isHtml: true,
  }) as const satisfies Placeholder;

const ofTemplate = () =>
  ({
    group: 'template',
    places: ['templateBody'],
    types: automationTypes,
    isHtml: true,
  }) as const satisfies Placeholder;

export const PLACEHOLDERS = {
  'ticket.id': ofTicket(),
  'ticket.createdDate': ofTicket(),
  'ticket.device.displayName': ofTicket(),
  'ticket.device.url': ofTicket(),
  'ticket.subject': ofTicket(),
  'ticket.status': ofTicket(),
  'ticket.severity': ofTicket(),
  'ticket.priority': ofTicket(),
  'ticket.type': ofTicket(),
  'ticket.tags': ofTicket(),
  'ticket.organization.name': ofTicket(),
  'ticket.organization.url': ofTicket(),
  'ticket.assignee.email': ofTicket(),
  'ticket.assignee.name': ofTicket(),
  'ticket.assignee.firstName': ofTicket(),
  'ticket.assignee.lastName': ofTicket(),
  'ticket.assignee.phone': ofTicket(),
  'ticket.requester.email': ofTicket(),
  'ticket.requester.name': ofTicket(),
  'ticket.requester.firstName': ofTicket(),
  'ticket.requester.lastName': ofTicket(),
  'ticket.requester.phone': ofTicket(),
  'ticket.requester.organization.name': ofTicket(),
  'ticket.url': ofTicket(),
  'ticket.description': ofTicket('emailBody', 'comment', 'templateBody'),
  'currentUser.email': ofUser(),
  'currentUser.name': ofUser(),
  'currentUser.firstName': ofUser(),
  'currentUser.lastName': ofUser(),
  'currentUser.phone': ofUser(),
  'currentUser.organization.name': ofUser(),
  'comments.all': ofComments(),
  'comments.latest': ofComments(),
  'comments.latest10': ofComments(),
  'comments.latest20': ofComments(),
  'comments.latestPrivate': ofComments(),
  'comments.latestPublic': ofComments(),
  'ticket.changes': ofTemplate(),
  'app.logo': ofTemplate(),
  'currentUser.signature': ofTemplate(),
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
