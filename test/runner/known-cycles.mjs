/**
 * The cycles that were there when the check came. The list may only shrink: what is on none any more has to go from here, and
 * nothing may be added.
 */

/** @type {import('./cycles.mjs').Cycles} */
export const knownCycles = {
  folders: [],
  files: [],
};
