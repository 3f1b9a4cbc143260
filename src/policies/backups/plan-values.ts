/** What a form shows of a backup plan. Members of its settings that no form knows stay as the backend has them. */
import type { PolicyPlan } from '../../console/policies/backup-plans-slice.ts';

/** As of the backup; others are kept as they come. */
export const planTypes = ['FILE_FOLDER', 'IMAGE', 'SYSTEM_STATE'] as const;
export const destinations = ['CLOUD', 'LOCAL', 'HYBRID'] as const;

export interface PlanValues {
  readonly name: string;
  readonly type: string;
  readonly destination: string;
  readonly keepDays: number | null;
  /** One a line. */
  readonly paths: string;
}

export const newPlanValues: PlanValues = {
  name: '',
  type: 'FILE_FOLDER',
  destination: 'CLOUD',
  keepDays: 30,
  paths: '',
};

export function valuesOfPlan({ type, settings }: Pick<PolicyPlan, 'type' | 'settings'>): PlanValues {
  const { name, destination, keepDays, paths } = settings;
  return {
    name: typeof name === 'string' ? name : '',
    type,
    destination: typeof destination === 'string' ? destination : '',
    keepDays: typeof keepDays === 'number' ? keepDays : null,
    paths: Array.isArray(paths) ? paths.filter((path) => typeof path === 'string').join('\n') : '',
  };
}

/** @param before Whose other members stay */
export function settingsOfValues(
  { name, destination, keepDays, paths, type }: PlanValues,
  before: PolicyPlan['settings'] = {},
): PolicyPlan['settings'] {
  const { paths: _paths, ...others } = before;
  const lines = pathsIn(paths);
  return {
    ...others,
    name: name.trim(),
    destination,
    keepDays,
    ...(type === 'FILE_FOLDER' && { paths: lines }),
  };
}

export function pathsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

export const planName = ({ identifier, settings: { name } }: Pick<PolicyPlan, 'identifier' | 'settings'>): string =>
  typeof name === 'string' && name !== '' ? name : identifier;
