import { useSignals } from '@preact/signals-react/runtime';
import type { FormIssue } from '../../base/form-rules.ts';
import type { PatchOverride } from '../../console/policies/patch-overrides-slice.ts';
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
import {
  approvals,
  newPatchValues,
  type PatchType,
  type PatchValues,
  patchIssues,
  patchLimits,
  settingsOfPatch,
  valuesOfPatch,
} from './patch-values.ts';
import { usePatchWords } from './patch-words.ts';
import { patchesMessages } from './patches-messages.ts';

export interface PatchDialogProps extends PartFormProps<PatchOverride> {
  /** Under which patches an added one is listed. */
  type: PatchType;
}

/** How a policy treats a patch. It goes into the list, which saves it. */
export function PatchDialog({ item: override, others, type, onDone, onClose }: PatchDialogProps) {
  useSignals();
  const t = useMessages(patchesMessages);
  const tPolicies = useMessages(policiesMessages);
  const words = usePatchWords();
  const { isReadOnly: readOnly } = usePolicy();
  const issueText = usePatchIssueText();
  const form = useForm<PatchValues>({
    initial: override === undefined ? newPatchValues : valuesOfPatch(override),
    check: (values) => patchIssues({ ...values, takenIds: others.map((one) => one.id) }),
    onSubmit: () => undefined,
  });
  const [id, approval] = [form.field('id'), form.field('approval')];
  const [delayDays, note] = [form.field('delayDays'), form.field('note')];
  const chosen = approval.value.value;
  const willOverride = override?.inheritance.inherited === true && !override.inheritance.overridden && !readOnly;
  return (
    <FormDialog
      title={t(readOnly ? 'viewTitle' : override === undefined ? 'addTitle' : 'editTitle')}
      form={form}
      canSubmit={override === undefined || form.isDirty.value}
      readOnly={readOnly}
      submitLabel={tPolicies('ok')}
      sayIssues={(count) => tPolicies('problems', { count })}
      onSubmitted={() => onDone(stepTo(form.values.peek(), override, type))}
      onClose={onClose}
    >
      {willOverride && <InlineAlert>{tPolicies('overrides')}</InlineAlert>}
      <div data-field="id">
        <TextField
          label={t('columns.id')}
          required
          hint={t('idHint')}
          readOnly={readOnly || override !== undefined}
          value={id.value.value}
          error={issueText(id.issue.value)}
          onChange={id.set}
          onBlur={id.touch}
        />
      </div>
      <div data-field="approval">
        <NativeSelect
          label={t('columns.approval')}
          required
          readOnly={readOnly}
          value={chosen}
          options={optionsOf(chosen, words.approval)}
          error={issueText(approval.issue.value)}
          onChange={approval.set}
        />
      </div>
      {chosen === 'APPROVE' && (
        <div data-field="delayDays">
          <NumberField
            label={t('columns.delayDays')}
            required
            readOnly={readOnly}
            hint={t('delayHint')}
            minimum={0}
            maximum={patchLimits.delayDays}
            step={1}
            value={delayDays.value.value}
            error={issueText(delayDays.issue.value)}
            onChange={delayDays.set}
          />
        </div>
      )}
      <div data-field="note">
        <TextArea
          label={t('columns.note')}
          readOnly={readOnly}
          maxLength={patchLimits.note}
          value={note.value.value}
          error={issueText(note.issue.value)}
          onChange={note.set}
          onBlur={note.touch}
        />
      </div>
    </FormDialog>
  );
}

function stepTo(values: PatchValues, override: PatchOverride | undefined, type: PatchType): Step {
  if (override !== undefined) return ['edit', override.id, settingsOfPatch(values, override.settings)];
  // Under what is looked at: it would be out of sight otherwise.
  return ['add', values.id.trim(), settingsOfPatch(values, { status: type })];
}

/** What stands there already is offered, too, whatever it is. */
function optionsOf(value: string, labelOf: (one: string) => string) {
  const known: readonly string[] = approvals;
  const all = known.includes(value) || value === '' ? known : [...known, value];
  return all.map((one) => ({ value: one, label: labelOf(one) }));
}

function usePatchIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(patchesMessages);
  const textOf = usePolicyIssueText();
  return (issue) => (issue?.code === 'taken' ? t('issues.taken') : textOf(issue));
}
