/** What a product refers to beside the directory’s own kinds, for its pickers. */
import type { DirectoryEntry } from '../../directory/directory-entry.ts';
import type { DirectoryKindDefinition, PickedKind } from '../../directory/directory-kinds.ts';
import { listNames, pagedSource } from '../../directory/directory-source.ts';
import { userRoleKind } from '../../directory/user-roles.ts';
import { offeredUserRoles } from '../product-changes.ts';
import { listBillingProducts, type Product } from '../product-contract.ts';
import type { ReferenceKind } from '../product-fields.ts';

const pageSize = 50;

/** A group contains no other. */
const productKind: DirectoryKindDefinition = {
  source: pagedSource(listBillingProducts, listNames, productEntry, undefined, ({ variant }) => variant !== 'group'),
  pageSize,
};

const technicianRoleKind = userRoleKind((role) => offeredUserRoles([role]).length > 0);

/** What each kind of reference is picked from. */
export const pickedKinds: Readonly<Record<ReferenceKind, PickedKind>> = {
  product: productKind,
  'device-role': 'device-role',
  group: 'group',
  'end-user-role': 'end-user-role',
  'user-role': technicianRoleKind,
};

function productEntry({ id, name, description }: Product): DirectoryEntry {
  return { id, name, detail: description || undefined, state: 'available' };
}
