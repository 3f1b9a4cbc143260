/** When ticketing works, on the wire. Source: spec 002 §3.5, where the members of a day and the zone are not shown. */
import * as z from 'zod/mini';
import { weekdays } from './schedule.ts';

export const businessHours = z.object({
  twentyFourSeven: z.optional(z.boolean()),
  /** `HH:MM`; an end of `24:00` is midnight. Days that are missing are closed. */
  days: z.optional(z.array(z.object({ day: z.enum(weekdays), start: z.string(), end: z.string() }))),
  /** IANA name; UTC where it is missing. */
  timeZone: z.optional(z.string()),
});
