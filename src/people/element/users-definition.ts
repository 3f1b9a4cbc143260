import { choice, type ElementDefinition, errorEvent, event, method, tagName } from '../../host/element-definition.ts';
import { type PersonKind, personKindNames } from '../person-kinds.ts';

export interface UsersTab {
  readonly tab: PersonKind;
}

export interface UsersChange {
  /** The name of the call that changed somebody: `createPerson`, `updatePerson` or `deletePerson`. */
  readonly call: string;
  readonly kind: PersonKind;
  readonly id: string;
}

export const usersDefinition = {
  tag: tagName('users'),
  attributes: { tab: choice(personKindNames) },
  properties: {},
  events: {
    'rmm-users-tab': event<UsersTab>(),
    'rmm-users-changed': event<UsersChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
