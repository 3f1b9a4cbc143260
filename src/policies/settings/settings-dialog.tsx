import { useSignals } from '@preact/signals-react/runtime';
import type { FormIssue } from '../../base/form-rules.ts';
import type { CustomerBackupSettings } from '../../console/policies/backup-settings-slice.ts';
import { DirectoryPicker } from '../../directory/directory-picker.tsx';
import { useMessages } from '../../host/use-host.ts';
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { policiesMessages } from '../editing/policies-messages.ts';
import { usePolicy } from '../editing/policy-context.ts';
import { usePolicyIssueText } from '../editing/use-policy-issue-text.ts';
import { backupModes, deployTargets } from './settings-kind.ts';
import { settingsMessages } from './settings-messages.ts';
import {
  type SettingsIssueCode,
  type SettingsValues,
  settingsIssues,
  settingsLimits,
  settingsOfValues,
  valuesOfSettings,
} from './settings-rules.ts';
import { useSettingsWords } from './settings-words.ts';

export interface SettingsDialogProps {
  settings: CustomerBackupSettings;
  isNew: boolean;
  organizationId: string;
  onDone(settings: CustomerBackupSettings): void;
  onClose(): void;
}

/** The backup settings of a product. They go into the list, which saves them. */
export function SettingsDialog({ settings, isNew, organizationId, onDone, onClose }: SettingsDialogProps) {
  useSignals();
  const t = useMessages(settingsMessages);
  const tPolicies = useMessages(policiesMessages);
  const words = useSettingsWords();
  const { isReadOnly: readOnly } = usePolicy();
  const issueText = useSettingsIssueText();
  const form = useForm<SettingsValues>({
    initial: valuesOfSettings(settings),
    check: settingsIssues,
    onSubmit: () => undefined,
  });
  const [mode, nodes, excluded] = [form.field('mode'), form.field('nodeIds'), form.field('excludedNodeIds')];
  const [isLimited, limit] = [form.field('bandwidthThrottle'), form.field('bandwidthThrottleKb')];
  const [location, bucket, deployTo] = [form.field('networkLocation'), form.field('bucket'), form.field('deployTo')];
  const product = words.product(settings.productCode);
  const devices = { kind: 'device' as const, filter: { organizationId }, readOnly };
  return (
    <FormDialog
      title={t(isNew ? 'addTitle' : 'editTitle', { product })}
      form={form}
      canSubmit={isNew || form.isDirty.value}
      readOnly={readOnly}
      submitLabel={tPolicies('ok')}
      sayIssues={(count) => tPolicies('problems', { count })}
      onSubmitted={() => onDone(settingsOfValues(settings.productCode, form.values.peek()))}
      onClose={onClose}
    >
      <div data-field="mode">
        <NativeSelect
          label={t('fields.mode')}
          readOnly={readOnly}
          value={mode.value.value}
          options={optionsOf(backupModes, mode.value.value, words.mode)}
          error={issueText(mode.issue.value)}
          onChange={mode.set}
        />
      </div>
      {mode.value.value === 'SELECTED' && (
        <div data-field="nodeIds">
          <DirectoryPicker
            {...devices}
            multiple
            label={t('fields.nodeIds')}
            required
            value={nodes.value.value}
            error={issueText(nodes.issue.value)}
            onChange={nodes.set}
          />
        </div>
      )}
      <div data-field="excludedNodeIds">
        <DirectoryPicker
          {...devices}
          multiple
          label={t('fields.excludedNodeIds')}
          value={excluded.value.value}
          error={issueText(excluded.issue.value)}
          onChange={excluded.set}
        />
      </div>
      <CheckboxField
        label={t('fields.bandwidthThrottle')}
        readOnly={readOnly}
        checked={isLimited.value.value}
        onChange={isLimited.set}
      />
      {isLimited.value.value && (
        <div data-field="bandwidthThrottleKb">
          <NumberField
            label={t('fields.bandwidthThrottleKb')}
            required
            readOnly={readOnly}
            minimum={1}
            maximum={settingsLimits.bandwidthThrottleKb}
            step={1}
            value={limit.value.value}
            error={issueText(limit.issue.value)}
            onChange={limit.set}
          />
        </div>
      )}
      <div data-field="networkLocation">
        <TextField
          label={t('fields.networkLocation')}
          hint={t('fields.networkLocationHint')}
          readOnly={readOnly}
          value={location.value.value}
          error={issueText(location.issue.value)}
          onChange={location.set}
          onBlur={location.touch}
        />
      </div>
      <div data-field="bucket">
        <TextField
          label={t('fields.bucket')}
          hint={t('fields.bucketHint')}
          readOnly={readOnly}
          value={bucket.value.value}
          error={issueText(bucket.issue.value)}
          onChange={bucket.set}
          onBlur={bucket.touch}
        />
      </div>
      <div data-field="deployTo">
        <NativeSelect
          label={t('fields.deployTo')}
          readOnly={readOnly}
          value={deployTo.value.value || byHand}
          options={optionsOf([byHand, ...deployTargets], deployTo.value.value, (one) =>
            words.target(one === byHand ? null : one),
          )}
          onChange={(one) => deployTo.set(one === byHand ? '' : one)}
        />
      </div>
    </FormDialog>
  );
}

/** A list has no empty choice. */
const byHand = '-';

/** What stands there already is offered, too, whatever it is. */
function optionsOf(known: readonly string[], value: string, labelOf: (one: string) => string) {
  const all = known.includes(value) || value === '' ? known : [...known, value];
  return all.map((one) => ({ value: one, label: labelOf(one) }));
}

const ownCodes = ['both', 'notShare', 'notBucket'] as const satisfies readonly SettingsIssueCode[];

function useSettingsIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(settingsMessages);
  const textOf = usePolicyIssueText();
  return (issue) => {
    const code = ownCodes.find((one) => one === issue?.code);
    return code === undefined ? textOf(issue) : t(`issues.${code}`);
  };
}
