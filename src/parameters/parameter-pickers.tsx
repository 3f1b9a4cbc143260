/** The picker of each kind; `value` is as it is kept, which may not be whole yet. */
import type { ComponentType } from 'react';
import { Field } from '../ui/field/field.tsx';
import { late } from '../ui/late.tsx';
import { RadioGroup } from '../ui/radio-group/radio-group.tsx';
import { useThemedStyles } from '../ui/theme/use-themed-styles.ts';
import { useParameterMessages } from './messages.ts';
import {
  checkLists,
  defragVolumes,
  mediaStates,
  memberOf,
  type ParameterKind,
  parameterReaders,
  systemRestoreActions,
} from './parameter-kinds.ts';
import type { ParameterPickerProps } from './parameter-picker-props.ts';
import css from './parameter-pickers.css';

/** With its list, which the other kinds do without. */
const ServicePicker = late<ParameterPickerProps>(async () => (await import('./service-picker.tsx')).ServicePicker);

export const parameterPickers: Readonly<Record<ParameterKind, ComponentType<ParameterPickerProps>>> = {
  'defrag-volumes': DefragPicker,
  'media-state': MediaPicker,
  'system-restore': SystemRestorePicker,
  'windows-service': ServicePicker,
};

function DefragPicker({ value, onChange, anchor, action: _, nodeId: __, ...field }: ParameterPickerProps) {
  useThemedStyles(css);
  const t = useParameterMessages();
  const { disabled, readOnly, ...frame } = field;
  const choose = (choice: object) => onChange({ ...Object(value), ...choice });
  const chosen = (name: string) => memberOf(value, name) as string | undefined;
  return (
    <Field {...frame} readOnly={readOnly} role="group">
      {() => (
        <div className="parameter-choices">
          <RadioGroup
            label={t('volumes.label')}
            disabled={disabled}
            readOnly={readOnly}
            ref={anchor}
            options={defragVolumes.map((one) => ({ value: one, label: t(`volumes.${one}`) }))}
            value={chosen('volumeName')}
            onChange={(volumeName) => choose({ volumeName })}
          />
          <RadioGroup
            label={t('checkList.label')}
            disabled={disabled}
            readOnly={readOnly}
            arrangement="row"
            options={checkLists.map((one) => ({ value: one, label: t(`checkList.${one}`) }))}
            value={chosen('checkList') ?? 'INCLUDE'}
            onChange={(checkList) => choose({ checkList })}
          />
        </div>
      )}
    </Field>
  );
}

function MediaPicker({ value, anchor, action, nodeId: _, ...field }: ParameterPickerProps) {
  const t = useParameterMessages();
  return (
    <RadioGroup
      {...field}
      ref={anchor}
      arrangement="row"
      options={mediaStates.map((one) => ({ value: one, label: t(`media.${one}`) }))}
      value={parameterReaders['media-state'](value, action)}
    />
  );
}

function SystemRestorePicker({ value, anchor, action, nodeId: _, ...field }: ParameterPickerProps) {
  const t = useParameterMessages();
  return (
    <RadioGroup
      {...field}
      ref={anchor}
      arrangement="row"
      options={systemRestoreActions.map((one) => ({ value: one, label: t(`systemRestore.${one}`) }))}
      value={parameterReaders['system-restore'](value, action)}
    />
  );
}
