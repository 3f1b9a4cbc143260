/**
 * Who is mailed about what: technicians of most events, end users of what concerns them. Source: spec 002 §3.5 and §9, which
 * names no other events than those of end users.
 */
import * as z from 'zod/mini';
import { always } from '../shapes.ts';
import type { Frozen } from '../slice.ts';

/** By event, what is so as long as nobody says otherwise. */
const defaults = {
  created: { technicians: true, endUsers: true },
  cc: { technicians: true, endUsers: true },
  publicComment: { technicians: true, endUsers: true },
  privateComment: { technicians: true, endUsers: false },
  assigned: { technicians: true, endUsers: false },
  statusChanged: { technicians: true, endUsers: false },
  /** Hardly anybody has to know at once. */
  tagsChanged: { technicians: false, endUsers: false },
} as const satisfies Record<string, Record<string, boolean>>;

export type TicketEmailEvent = keyof typeof defaults;
export const ticketEmailEvents = Object.keys(defaults) as readonly TicketEmailEvent[];

export const emailReaders = ['technicians', 'endUsers'] as const;
export type EmailReader = (typeof emailReaders)[number];

const events = z.object({
  created: z.boolean(),
  cc: z.boolean(),
  publicComment: z.boolean(),
  privateComment: z.boolean(),
  assigned: z.boolean(),
  statusChanged: z.boolean(),
  tagsChanged: z.boolean(),
} satisfies Record<TicketEmailEvent, unknown>);

export const emailNotificationSettings = z.object({
  technicians: events,
  endUsers: z.object({ ...events.shape, privateComment: always(false) }),
});
export type EmailNotificationSettings = Frozen<z.output<typeof emailNotificationSettings>>;

const defaultsOf = (reader: EmailReader) =>
  Object.fromEntries(ticketEmailEvents.map((event) => [event, defaults[event][reader]]));

export const defaultEmailNotifications = Object.fromEntries(
  emailReaders.map((reader) => [reader, defaultsOf(reader)]),
) as EmailNotificationSettings;

/** What technicians say among themselves is never sent to end users. */
export const isForTechniciansAlone = (reader: EmailReader, event: TicketEmailEvent): boolean =>
  reader === 'endUsers' && event === 'privateComment';
