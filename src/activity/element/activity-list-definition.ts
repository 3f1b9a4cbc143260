import {
  type ElementDefinition,
  errorEvent,
  event,
  method,
  property,
  tagName,
  text,
} from '../../host/element-definition.ts';

/** What an activity was about, for a page that has a place for it. */
export interface ActivityTarget {
  /** One of the areas, such as `devices` or `ticketing`, or another of a newer server. */
  readonly area: string;
  /** The name of the call that did it, such as `createCustomField`. */
  readonly kind: string;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly nodeId?: string | undefined;
  readonly organizationId?: string | undefined;
}

export const activityListDefinition = {
  tag: tagName('activity-list'),
  attributes: { nodeId: text(), organizationId: text() },
  properties: {
    linkOf: property<((target: ActivityTarget) => string | undefined) | undefined>(),
  },
  events: {
    'rmm-activity-open': event<ActivityTarget>('cancelable'),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
