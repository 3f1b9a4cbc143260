/** A configuration type mapping as its dialog edits it. Source: spec 002 §2.5, §3.1, §4 and §5. */
import { brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import { randomId } from '../../base/random-id.ts';
import type { ConfigurationTypeMapping, ConfigurationTypeMappingBody } from '../configuration-contract.ts';
import { type Named, namedFrom } from '../mapping-choice.ts';
import { copiedMappingName, type NameFacts, type NameIssueCode, nameRules } from '../mapping-names.ts';

/** What the devices of one role become. */
export interface ConfigurationRow {
  readonly id: string;
  /** Null: not chosen yet. */
  readonly role: Named | null;
  readonly configurationType: Named | null;
  readonly onCreateStatus: Named | null;
  readonly onDeleteStatus: Named | null;
}

export interface ConfigurationMappingValues {
  readonly name: string;
  readonly rows: readonly ConfigurationRow[];
}

export type ConfigurationIssueCode = NameIssueCode | 'sameRole';

export interface ConfigurationFacts extends ConfigurationMappingValues, NameFacts {}

const isRepeated = (rows: readonly ConfigurationRow[], { id, role }: ConfigurationRow) =>
  role !== null && rows.some((row) => row.id !== id && row.role?.id === role.id);

const mappingRules: RuleTable<ConfigurationFacts, ConfigurationIssueCode> = {
  name: nameRules,
  rows: [
    { each: [refusedWhen('sameRole', (row: ConfigurationRow, { rows }: ConfigurationFacts) => isRepeated(rows, row))] },
  ],
};

export const configurationIssues = (facts: ConfigurationFacts): FormIssue<ConfigurationIssueCode>[] =>
  brokenRules(mappingRules, facts);

const rowRules: RuleTable<ConfigurationRow, 'required'> = { role: [required()], configurationType: [required()] };

/** Of the row's own dialog. */
export const configurationRowIssues = (row: ConfigurationRow): FormIssue<'required'>[] => brokenRules(rowRules, row);

export const newConfigurationRow = (): ConfigurationRow => ({
  id: randomId(),
  role: null,
  configurationType: null,
  onCreateStatus: null,
  onDeleteStatus: null,
});

export const emptyConfigurationMapping: ConfigurationMappingValues = { name: '', rows: [] };

export function configurationFromWire({
  name,
  nodeRoleMappings,
}: ConfigurationTypeMapping): ConfigurationMappingValues {
  return {
    name,
    rows: nodeRoleMappings.map((row) => ({
      id: row.id,
      role: namedFrom(row.nodeRoleId, row.nodeRoleName),
      configurationType: namedFrom(row.configurationTypeId, row.configurationTypeName),
      onCreateStatus: namedFrom(row.onCreateStatusId, row.onCreateStatusName),
      onDeleteStatus: namedFrom(row.onDeleteStatusId, row.onDeleteStatusName),
    })),
  };
}

/**
 * As a new one: nothing of it is the other's.
 *
 * @param mappings All there are, whose names are taken
 */
export function copyOfConfiguration(
  mapping: ConfigurationTypeMapping,
  mappings: readonly Named[],
): ConfigurationMappingValues {
  const { name, rows } = configurationFromWire(mapping);
  return { name: copiedMappingName(name, mappings), rows: rows.map((row) => ({ ...row, id: randomId() })) };
}

/** Rows without a role or a type are not sent: their dialog would not have closed. */
export function configurationToWire({ name, rows }: ConfigurationMappingValues): ConfigurationTypeMappingBody {
  return {
    name: name.trim(),
    nodeRoleMappings: rows.flatMap(({ id, role, configurationType, onCreateStatus, onDeleteStatus }) =>
      role === null || configurationType === null
        ? []
        : {
            id,
            nodeRoleId: role.id,
            nodeRoleName: role.name,
            configurationTypeId: configurationType.id,
            configurationTypeName: configurationType.name,
            onCreateStatusId: onCreateStatus?.id ?? null,
            onCreateStatusName: onCreateStatus?.name ?? null,
            onDeleteStatusId: onDeleteStatus?.id ?? null,
            onDeleteStatusName: onDeleteStatus?.name ?? null,
          },
    ),
  };
}
