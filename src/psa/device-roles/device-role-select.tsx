import { directoryNames } from '../../directory/directory-names-model.ts';
import { DirectoryPicker } from '../../directory/directory-picker.tsx';
import { useHost, useMessages } from '../../host/use-host.ts';
import type { SelectFieldProps } from '../../ui/select/select-props.ts';
import type { Named } from '../mapping-choice.ts';
import { pickerMessages } from '../pickers/picker-messages.ts';
import { psaMessages } from '../psa-messages.ts';

export interface DeviceRoleSelectProps extends SelectFieldProps {
  value: Named | null;
  onChange(role: Named | null): void;
  /** Ids of roles that other rows have: each is mapped once. */
  mappedIds?: readonly string[];
}

/** One device role. Its name is kept as the directory has it, whatever language it was chosen in. */
export function DeviceRoleSelect({ value, onChange, mappedIds, ...field }: DeviceRoleSelectProps) {
  const { client } = useHost();
  const t = useMessages(pickerMessages);
  const tPsa = useMessages(psaMessages);
  const { entries } = directoryNames(client, 'device-role');
  return (
    <DirectoryPicker
      placeholder={field.readOnly ? tPsa('choice.empty') : t('placeholder.entity')}
      {...field}
      kind="device-role"
      excludedIds={mappedIds}
      value={value?.id}
      onChange={(id, option) => {
        const name = entries.peek().get(id ?? '')?.name ?? option?.label ?? '';
        onChange(id === undefined ? null : { id, name });
      }}
    />
  );
}
