/** Source: spec 001 §5 and §9. */
export const limits = {
  name: 50,
  description: 250,
  emailSubject: 100,
  ticketSubject: 200,
  /** Of formatted text, as it is sent. Not shown in the specification. */
  emailBody: 100_000,
  timeSinceHours: 99_999,
  timeSinceMinutes: 15,
  timeTracking: { minimum: 1, maximum: 999_999_999 },
  /** Of a whole number in a condition; a host's configuration may set another. */
  numericAttribute: 999_999_999,
  /** After so many rounds of automations that set each other off, no more are run. */
  rounds: 10,
  /** Of the time after which a ticket is reset, by its unit. */
  resetTime: { MINUTES: 59_999, HOURS: 999, DAYS: 41 },
} as const;

export const defaultTimeSince = '1:0';
