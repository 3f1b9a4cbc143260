import type { History } from '../contract.ts';

/** How long ago the oldest reading is, in hours, and never none. */
export const hoursOf = ({ values, interval }: History): number =>
  Math.max(1, Math.round((values.length * interval) / 3_600_000));
