/** What a time entry can be. Source: spec 002 §3.5, which names its members and shows no constants. */

/** Whether it goes into the bill of its month. */
export const billingTypes = ['BILLABLE', 'NOT_BILLABLE'] as const;
export type BillingType = (typeof billingTypes)[number];

/** Where an agreement comes from: it is the organization’s of the ticket. */
export const agreementOrigin = 'ORGANIZATION';

const day = 24 * 60 * 60;

export const timeLimits = {
  /** Characters. */
  note: 1000,
  /** Seconds: nobody works longer at a stretch, so more is a timer that was forgotten. */
  most: day,
  /** Milliseconds that a browser’s clock may be ahead of the server’s. */
  ahead: 5 * 60_000,
  page: 50,
} as const;
