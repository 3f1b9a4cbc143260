/** What tickets, mails and notifications choose from. The specification shows no list of types, sources and severities. */

/** Source: spec 001 §2.5. Others have one of these as their parent. */
export const builtInStatuses = ['NEW', 'OPEN', 'WAITING', 'PAUSED', 'RESOLVED', 'CLOSED'] as const;
export type BuiltInStatus = (typeof builtInStatuses)[number];

export const isBuiltInStatus = (id: string): id is BuiltInStatus => builtInStatuses.some((status) => status === id);

export const ticketTypes = ['PROBLEM', 'QUESTION', 'INCIDENT', 'TASK'] as const;
export const ticketSources = [
  'TECHNICIAN',
  'EMAIL',
  'WEB_FORM',
  'HELP_REQUEST',
  'CONDITION',
  'SCRIPT',
  'ACTIVITY',
] as const;
export const ticketSeverities = ['NONE', 'MINOR', 'MODERATE', 'MAJOR', 'CRITICAL'] as const;
export const ticketPriorities = ['NONE', 'LOW', 'MEDIUM', 'HIGH'] as const;

/** What happened to the ticket. Source: spec 001 §3.4. */
export const ticketEvents = ['INSERT', 'UPDATE'] as const;
export type TicketEvent = (typeof ticketEvents)[number];

export const commentTypes = ['PUBLIC', 'PRIVATE'] as const;

/** Source: spec 001 §3.6. */
export const recipientKeys = ['REQUESTER', 'REQUESTER_CC', 'ASSIGNEE'] as const;
export type RecipientKey = (typeof recipientKeys)[number];

/** Source: spec 001 §3.5. */
export const channelTypes = ['EMAIL', 'SMS', 'SLACK'] as const;
export const timeUnits = ['MINUTES', 'HOURS', 'DAYS'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** What has a fixed list; the ids of everything else come from the server. */
export const choices = {
  status: builtInStatuses,
  type: ticketTypes,
  source: ticketSources,
  severity: ticketSeverities,
  priority: ticketPriorities,
  event: ticketEvents,
  commentType: commentTypes,
} as const;
export type FixedNoun = keyof typeof choices;

export const isFixed = (noun: string): noun is FixedNoun => Object.hasOwn(choices, noun);

/** Whose names only the server knows: see `Lookup`. */
export const namedKinds = ['organization', 'location', 'form', 'user', 'tag', 'status', 'template', 'channel'] as const;
export type NamedKind = (typeof namedKinds)[number];

export type Noun = FixedNoun | NamedKind;

/** Of what a noun names, only these: people who work on tickets; statuses that others descend from. */
export type Restriction = 'technicians' | 'builtInStatuses';

/** Undefined: not known. A text is short for one that is neither deleted nor inactive. */
export type Lookup = (
  kind: NamedKind,
  id: string,
) => string | { readonly name: string; readonly deleted?: boolean; readonly inactive?: boolean } | undefined;
