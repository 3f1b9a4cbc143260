/** Registers `<rmm-activity-list>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { activityListDefinition } from './activity-list-definition.ts';

export type { ActivityTarget } from './activity-list-definition.ts';

export const ActivityListElement = defineElement(activityListDefinition, async () => {
  const { ActivityListElement: view } = await import('./activity-list-element.tsx');
  return { view };
});
export type ActivityListElement = ElementOf<typeof activityListDefinition>;
