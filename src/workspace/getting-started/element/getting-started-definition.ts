import type { GettingStartedStep } from '../../../console/page/getting-started-slice.ts';
import {
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  method,
  property,
  tagName,
} from '../../../host/element-definition.ts';

/** A step in the host's own words; what it does not say stays. */
export interface GettingStartedWords {
  readonly title?: string;
  readonly text?: string;
  /** On the button that leads to where it is done. */
  readonly action?: string;
  /** Where that is; the button is a link then. */
  readonly href?: string;
}

export interface GettingStartedAction {
  readonly step: GettingStartedStep;
  /** Where the element goes unless the event is prevented. */
  readonly href?: string;
}

export interface GettingStartedChange {
  readonly completed: readonly GettingStartedStep[];
  readonly dismissed: boolean;
  readonly isFinished: boolean;
}

export const gettingStartedDefinition = {
  tag: tagName('getting-started'),
  attributes: { untilFinished: flag() },
  properties: { steps: property<Readonly<Partial<Record<GettingStartedStep, GettingStartedWords>>>>({}) },
  events: {
    'rmm-getting-started-action': event<GettingStartedAction>('cancelable'),
    'rmm-getting-started-change': event<GettingStartedChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
