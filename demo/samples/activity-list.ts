import type { Sample } from './sample.ts';

export const activityListSample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-activity-list></rmm-activity-list>',
};
