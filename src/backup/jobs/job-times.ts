/** Times of following a job. Milliseconds, unless they say otherwise; the specification names none but the minute. */
export const jobTimes = {
  polling: { visible: 1_000, hidden: 15_000, backOff: 2_000, longestBackOff: 60_000 },
  /** For jobs that somebody else begins, where no host tells of them. */
  idle: 20_000,
  /** For one try: a server that says nothing must not look like a job that stands still. */
  timeout: 10_000,
  /** Without a new file or byte for so long, it is said. */
  stall: 60_000,
  /** What the rate is measured over. */
  window: 20_000,
  /** A rate over less than this would be chance. */
  leastSpan: 2_000,
  /** After a longer silence, such as a sleeping computer's, the rate is measured anew. */
  silence: 90_000,
} as const;
