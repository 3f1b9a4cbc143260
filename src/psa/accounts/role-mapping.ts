/** A role mapping of the second provider as its dialog edits it. Source: spec 002 §2.7, §3.2, §4 and §5. */
import { brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import { randomId } from '../../base/random-id.ts';
import { entityFrom, type Named, namedFrom } from '../mapping-choice.ts';
import { copiedMappingName, type NameFacts, type NameIssueCode, roleMappingNameRules } from '../mapping-names.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import type { RoleMapping, RoleMappingBody } from '../role-contract.ts';

export interface RoleRow {
  readonly id: string;
  /** Null: not chosen yet. */
  readonly role: Named | null;
  /** A category of installed products: its configuration type. */
  readonly category: Named | null;
  readonly product: ProviderEntity | null;
}

export interface RoleMappingValues {
  readonly name: string;
  readonly disableInstalledProductOnNodeDelete: boolean;
  readonly overrideProductMapping: boolean;
  readonly rows: readonly RoleRow[];
}

export const emptyRoleMapping: RoleMappingValues = {
  name: '',
  disableInstalledProductOnNodeDelete: false,
  overrideProductMapping: false,
  rows: [],
};

export const newRoleRow = (): RoleRow => ({ id: randomId(), role: null, category: null, product: null });

export interface RoleFacts extends RoleMappingValues, NameFacts {}

const mappingRules: RuleTable<RoleFacts, NameIssueCode> = {
  name: roleMappingNameRules,
  rows: [
    {
      each: [
        refusedWhen('invalid', (row: RoleRow, { rows }: RoleFacts) =>
          rows.some((other) => other.id !== row.id && row.role !== null && other.role?.id === row.role.id),
        ),
      ],
    },
  ],
};

export const roleMappingIssues = (facts: RoleFacts): FormIssue<NameIssueCode>[] => brokenRules(mappingRules, facts);

const rowRules: RuleTable<RoleRow, 'required'> = {
  role: [required()],
  category: [required()],
  product: [required()],
};

/** Of the row's own dialog. */
export const roleRowIssues = (row: RoleRow): FormIssue<'required'>[] => brokenRules(rowRules, row);

/** Roles are named by the directory: the wire has their ids. */
export function roleMappingFromWire(mapping: RoleMapping, nameOf: (roleId: string) => string): RoleMappingValues {
  const { name, disableInstalledProductOnNodeDelete, overrideProductMapping } = mapping;
  return {
    name,
    disableInstalledProductOnNodeDelete,
    overrideProductMapping,
    rows: mapping.nodeRoleInstalledProductCategoryMappings.map((row) => ({
      id: row.id,
      role: { id: row.nodeRoleId, name: nameOf(row.nodeRoleId) },
      category: namedFrom(row.installedProductCategoryId, row.installedProductCategoryName),
      product: entityFrom(namedFrom(row.productId, row.productName), row.productDeleted),
    })),
  };
}

/**
 * As a new one: nothing of it is the other's.
 *
 * @param mappings All there are, whose names are taken
 */
export function copyOfRoleMapping(
  mapping: RoleMapping,
  mappings: readonly Named[],
  nameOf: (roleId: string) => string,
): RoleMappingValues {
  const { name, rows, ...options } = roleMappingFromWire(mapping, nameOf);
  return { ...options, name: copiedMappingName(name, mappings), rows: rows.map((row) => ({ ...row, id: randomId() })) };
}

/** Rows without all three are not sent: their dialog would not have closed. */
export function roleMappingToWire({ name, rows, ...options }: RoleMappingValues): RoleMappingBody {
  return {
    ...options,
    name: name.trim(),
    nodeRoleInstalledProductCategoryMappings: rows.flatMap(({ id, role, category, product }) =>
      role === null || category === null || product === null
        ? []
        : {
            id,
            nodeRoleId: role.id,
            productId: product.id,
            productName: product.name,
            installedProductCategoryId: category.id,
            installedProductCategoryName: category.name,
          },
    ),
  };
}
