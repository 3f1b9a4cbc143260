/** Milliseconds. */
export const deletionTimes = {
  /** For which a confirmed deletion waits before anything is sent. */
  undo: 10_000,
  /** How often the countdown is looked at. */
  tick: 200,
} as const;
