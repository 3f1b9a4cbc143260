/** Roles of technicians as a picker offers them. All of them have names, whichever are offered. */
import type { DirectoryEntry } from './directory-entry.ts';
import type { DirectoryKindDefinition } from './directory-kinds.ts';
import { sourceOfAll } from './directory-source.ts';
import { listUserRoles, type UserRole } from './user-role-contract.ts';

interface RoleEntry extends DirectoryEntry {
  isOffered: boolean;
}

export const userRoleKind = (isOffered: (role: UserRole) => boolean): DirectoryKindDefinition => ({
  source: sourceOfAll(
    async (client, signal) => {
      const roles = await client.call(listUserRoles, { params: {} }, signal ? { signal } : {});
      return roles.map((role): RoleEntry => {
        return { id: role.id, name: role.name, state: 'available', isOffered: isOffered(role) };
      });
    },
    (entry) => (entry as RoleEntry).isOffered,
  ),
  pageSize: 50,
});
