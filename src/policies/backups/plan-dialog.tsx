import { useSignals } from '@preact/signals-react/runtime';
import type { FormIssue } from '../../base/form-rules.ts';
import { randomId } from '../../base/random-id.ts';
import type { PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { ownInheritance } from '../../console/policies/inheritance.ts';
import { useMessages } from '../../host/use-host.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { policiesMessages } from '../editing/policies-messages.ts';
import { usePolicy } from '../editing/policy-context.ts';
import { usePolicyIssueText } from '../editing/use-policy-issue-text.ts';
import type { Step } from '../inheritance/part-kinds.ts';
import type { PartFormProps } from '../part/part-list.tsx';
import { backupsMessages } from './backups-messages.ts';
import type { PolicyBackups } from './contract.ts';
import { type PlanIssueCode, planIssues, planLimits } from './plan-rules.ts';
import {
  destinations,
  newPlanValues,
  type PlanValues,
  planName,
  planTypes,
  settingsOfValues,
  valuesOfPlan,
} from './plan-values.ts';
import { usePlanWords } from './plan-words.ts';

export type PlanDialogProps = PartFormProps<PolicyPlan> & Pick<PolicyBackups, 'excludedTypes'>;

/** A backup plan. It goes into the list, which saves it. */
export function PlanDialog({ item: plan, others, excludedTypes, onDone, onClose }: PlanDialogProps) {
  useSignals();
  const t = useMessages(backupsMessages);
  const tPolicies = useMessages(policiesMessages);
  const words = usePlanWords();
  const { isReadOnly } = usePolicy();
  const issueText = usePlanIssueText();
  const form = useForm<PlanValues>({
    initial: plan === undefined ? newPlanValues : valuesOfPlan(plan),
    check: (values) => planIssues({ ...values, takenNames: others.map(planName) }),
    onSubmit: () => undefined,
  });
  const [name, type, destination] = [form.field('name'), form.field('type'), form.field('destination')];
  const [keepDays, paths] = [form.field('keepDays'), form.field('paths')];
  const inheritance = plan?.inheritance;
  const isExcluded = plan !== undefined && excludedTypes.includes(plan.type);
  const willOverride = inheritance?.inherited === true && !inheritance.overridden && !isReadOnly;
  return (
    <FormDialog
      title={t(isReadOnly ? 'viewTitle' : plan === undefined ? 'addTitle' : 'editTitle')}
      form={form}
      readOnly={isReadOnly}
      submitLabel={tPolicies('ok')}
      sayIssues={(count) => tPolicies('problems', { count })}
      onSubmitted={() => onDone(stepTo(form.values.peek(), plan))}
      onClose={onClose}
    >
      {willOverride && <InlineAlert>{tPolicies(isExcluded ? 'excluded' : 'overrides')}</InlineAlert>}
      <div data-field="name">
        <TextField
          label={t('columns.name')}
          required
          readOnly={isReadOnly}
          value={name.value.value}
          error={issueText(name.issue.value)}
          onChange={name.set}
          onBlur={name.touch}
        />
      </div>
      <div data-field="type">
        <NativeSelect
          label={t('columns.type')}
          required
          readOnly={isReadOnly}
          value={type.value.value}
          options={optionsOf(planTypes, type.value.value, words.type)}
          error={issueText(type.issue.value)}
          onChange={type.set}
        />
      </div>
      <div data-field="destination">
        <NativeSelect
          label={t('columns.destination')}
          required
          readOnly={isReadOnly}
          value={destination.value.value}
          options={optionsOf(destinations, destination.value.value, words.destination)}
          error={issueText(destination.issue.value)}
          onChange={destination.set}
        />
      </div>
      <div data-field="keepDays">
        <NumberField
          label={t('columns.keepDays')}
          required
          readOnly={isReadOnly}
          hint={t('keepDaysHint')}
          minimum={1}
          maximum={planLimits.keepDays}
          step={1}
          value={keepDays.value.value}
          error={issueText(keepDays.issue.value)}
          onChange={keepDays.set}
        />
      </div>
      {type.value.value === 'FILE_FOLDER' && (
        <div data-field="paths">
          <TextArea
            label={t('columns.paths')}
            required
            readOnly={isReadOnly}
            hint={t('pathsHint')}
            maxLength="none"
            value={paths.value.value}
            error={issueText(paths.issue.value)}
            onChange={paths.set}
            onBlur={paths.touch}
          />
        </div>
      )}
    </FormDialog>
  );
}

function stepTo(values: PlanValues, plan: PolicyPlan | undefined): Step {
  const { type } = values;
  const settings = settingsOfValues(values, plan?.settings);
  if (plan !== undefined) return ['edit', plan.identifier, { type, settings }];
  return ['add', { identifier: randomId(), enabled: true, type, settings, inheritance: ownInheritance }];
}

/** What stands there already is offered, too, whatever it is. */
function optionsOf(known: readonly string[], value: string, labelOf: (one: string) => string) {
  const all = known.includes(value) || value === '' ? known : [...known, value];
  return all.map((one) => ({ value: one, label: labelOf(one) }));
}

const ownCodes = ['nameTaken', 'pathTooLong', 'tooMany'] as const satisfies readonly PlanIssueCode[];

function usePlanIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(backupsMessages);
  const textOf = usePolicyIssueText();
  return (issue) => {
    const code = ownCodes.find((one) => one === issue?.code);
    return code === undefined ? textOf(issue) : t(`issues.${code}`, { limit: issue?.limit ?? 0 });
  };
}
