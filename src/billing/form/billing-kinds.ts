/** What a product refers to beside the directory’s own kinds, for its pickers. */
import type { DirectoryEntry } from '../../directory/directory-entry.ts';
import type { DirectoryKindDefinition, PickedKind } from '../../directory/directory-kinds.ts';
import { listNames, pagedSource, sourceOfAll } from '../../directory/directory-source.ts';
import { listBillingProducts, listUserRoles, type Product } from '../contract.ts';
import { offeredUserRoles } from '../product-changes.ts';
import type { ReferenceKind } from '../product-fields.ts';

const pageSize = 50;

/** A group contains no other. */
const productKind: DirectoryKindDefinition = {
  source: pagedSource(listBillingProducts, listNames, productEntry, undefined, ({ variant }) => variant !== 'group'),
  pageSize,
};

/** Those of the system have names, and nobody is offered them. */
const userRoleKind: DirectoryKindDefinition = {
  source: sourceOfAll(
    async (client, signal) => {
      const roles = await client.call(listUserRoles, { params: {} }, signal ? { signal } : {});
      const offered = new Set(offeredUserRoles(roles));
      return roles.map((role): RoleEntry => {
        return { id: role.id, name: role.name, state: 'available', isOffered: offered.has(role) };
      });
    },
    (entry) => (entry as RoleEntry).isOffered,
  ),
  pageSize,
};

interface RoleEntry extends DirectoryEntry {
  isOffered: boolean;
}

/** What each kind of reference is picked from. */
export const pickedKinds: Readonly<Record<ReferenceKind, PickedKind>> = {
  product: productKind,
  'device-role': 'device-role',
  group: 'group',
  'end-user-role': 'end-user-role',
  'user-role': userRoleKind,
};

function productEntry({ id, name, description }: Product): DirectoryEntry {
  return { id, name, detail: description || undefined, state: 'available' };
}
