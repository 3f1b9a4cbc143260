/** What happens in the form when one field decides over others. Source: spec 002 §2.8, §4 and §5. */
import { type QuantityMode, systemRoleTypes } from './product-terms.ts';
import type { ProductValues } from './product-values.ts';

/**
 * For the form’s `accept`: All roles empties the end-user roles and sets the match to any, however it was turned on, and
 * choosing a role turns it off.
 */
export function acceptProductChange(next: ProductValues, previous: ProductValues): ProductValues {
  if (next.anyRole && !previous.anyRole) return withAllRoles(next);
  if (next.endUserRoles !== previous.endUserRoles && next.endUserRoles.length > 0)
    return next.anyRole ? { ...next, anyRole: false } : next;
  return next.anyRole && next.matchAllRoles ? { ...next, matchAllRoles: false } : next;
}

export const withAllRoles = (values: ProductValues): ProductValues => ({
  ...values,
  anyRole: true,
  endUserRoles: [],
  matchAllRoles: false,
});

export const withEndUserRoles = (values: ProductValues, endUserRoles: readonly string[]): ProductValues => ({
  ...values,
  anyRole: false,
  endUserRoles,
});

/** What was typed for another mode is kept, in case somebody comes back to it. */
export const withQuantityMode = (values: ProductValues, mode: QuantityMode): ProductValues => ({
  ...values,
  quantity: { ...values.quantity, mode },
});

/** The roles that were chosen are kept, in case somebody comes back to them; they are not sent. */
export const withAllTechnicians = (values: ProductValues): ProductValues => ({ ...values, allowAllTechnicians: true });

export const withTechnicianRoles = (values: ProductValues, roles: readonly string[]): ProductValues => ({
  ...values,
  allowAllTechnicians: false,
  permissionUserRoles: roles,
});

/** With a single group any and all are the same; which it was is kept for when there are more. */
export const withGroups = (values: ProductValues, groupIds: readonly string[]): ProductValues => ({
  ...values,
  groupIds: [...new Set(groupIds)],
});

export type GroupMatch = 'none' | 'any' | 'all';

/** How devices have to be in the groups; none where there are no groups. */
export const groupMatchOf = ({ groupIds, allGroups }: Pick<ProductValues, 'groupIds' | 'allGroups'>): GroupMatch =>
  groupIds.length === 0 ? 'none' : allGroups ? 'all' : 'any';

/** Without the roles of the system administrator and of automations: nobody restricts a product to these. */
export const offeredUserRoles = <Role extends { readonly type?: string | null | undefined }>(
  roles: readonly Role[],
): Role[] => roles.filter(({ type }) => !systemRoleTypes.some((system) => system === type));
