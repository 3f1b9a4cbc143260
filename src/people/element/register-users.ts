/** Registers `<rmm-users>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { usersDefinition } from './users-definition.ts';

export type { PersonKind } from '../person-kinds.ts';
export type { UsersChange, UsersTab } from './users-definition.ts';

export const UsersElement = defineElement(usersDefinition, async () => {
  const { UsersElement: view } = await import('./users-element.tsx');
  return { view };
});
export type UsersElement = ElementOf<typeof usersDefinition>;
