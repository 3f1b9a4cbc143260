import type { DemoUser } from '../http/users.ts';

/** `session` is everybody who is signed in. */
export type OperationPermission = 'session' | keyof DemoUser['permissions'];

/** Who may execute what, by the operation's name. One that is not here keeps the server from starting. */
export const operationPermissions: Readonly<Record<string, OperationPermission>> = {
  GetAttributeList: 'session',
  GetNodeRoleList: 'session',
  GetEndUserRoleList: 'session',
  CreateTag: 'canManageTicketingAutomations',
};
