import { userRoleKind } from '../directory/user-roles.ts';
import { automationRole } from './person-kinds.ts';

/** What a user may be: all but the system itself. */
export const roleKind = userRoleKind(({ type }) => type !== automationRole);
