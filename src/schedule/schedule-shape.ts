/** A schedule as it is stored, either form. What is wrong with one that has the shape is told by `schedule-rules.ts`. */
import * as z from 'zod/mini';
import { oneOf } from '../host/http/one-of.ts';
import { type AnySchedule, endTypes, repeats, scheduleTypes, weekdays } from './schedule.ts';

const days = z.array(z.enum(weekdays));

const schedule = z.object({
  repeats: z.enum(repeats),
  repeatsEveryCount: z.number(),
  daysOfWeek: z.exactOptional(days),
  dayOfMonth: z.exactOptional(z.number()),
  scheduleInterval: z.exactOptional(z.nullable(z.enum(['HOURLY']))),
  startDate: z.string(),
  runAtHour: z.number(),
  runAtMinute: z.number(),
  end: z.object({
    type: z.enum(endTypes),
    endDate: z.exactOptional(z.nullable(z.string())),
    occurenceCount: z.exactOptional(z.nullable(z.number())),
  }),
});

const simpleMembers = {
  hour: z.exactOptional(z.number()),
  minute: z.exactOptional(z.number()),
  dayOfMonth: z.exactOptional(z.number()),
  weekDays: z.exactOptional(days),
  weekOfMonth: z.exactOptional(z.number()),
};

export const anySchedule: z.ZodMiniType<AnySchedule> = oneOf(
  schedule,
  z.object({ type: z.enum(scheduleTypes), ...simpleMembers }),
  z.object({ scheduleType: z.enum(scheduleTypes), ...simpleMembers }),
);
