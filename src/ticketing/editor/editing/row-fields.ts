/** The fields of one row, which are signals of their own. */
import type { FormField } from '../../../ui/form/form-types.ts';
import type { ConditionGroup } from '../../terms/automation.ts';
import type { AutomationForm } from '../model/automation-form.ts';
import type { ActionValues, ConditionRow } from '../model/automation-values.ts';

/** Of a row that has been removed the value is undefined. */
export const conditionRowField = ({ form }: AutomationForm, group: ConditionGroup, id: string) =>
  form.field(`conditions.${group}.${id}`) as unknown as FormField<ConditionRow | undefined>;

export const actionRowField = ({ form }: AutomationForm, id: string) =>
  form.field(`actions.${id}`) as unknown as FormField<ActionValues | undefined>;

export const memberField = ({ form }: AutomationForm, path: string) =>
  form.field(path) as unknown as FormField<unknown>;
