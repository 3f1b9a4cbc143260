/** What is told of what somebody, or the product by itself, did. */

export const activityAreas = [
  'devices',
  'backup',
  'ticketing',
  'automations',
  'scripts',
  'tasks',
  'policies',
  'billing',
  'integrations',
  'people',
  'settings',
] as const;
export type ActivityArea = (typeof activityAreas)[number];

/** Of an activity that nobody did: by whom it is asked for. */
export const systemActor = 'system';

export const activityPage = 50;
/** Activities that are taken into one file. */
export const mostExported = 10_000;
