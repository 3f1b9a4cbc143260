import {
  type MaintenanceDuration,
  type MaintenanceUnit,
  maintenanceLimits,
  maintenanceUnits,
} from '../../console/policies/maintenance-duration.ts';
import { useMessages } from '../../host/use-host.ts';
import type { FieldProps } from '../../ui/field/field.tsx';
import { UnitInput } from '../../ui/unit-input/unit-input.tsx';
import { maintenanceMessages } from './maintenance-messages.ts';

export interface DurationFieldProps extends FieldProps {
  value: MaintenanceDuration;
  onChange(value: MaintenanceDuration): void;
}

/** A number of hours or minutes. */
export function DurationField({ value: { amount, unit }, onChange, ...field }: DurationFieldProps) {
  const t = useMessages(maintenanceMessages);
  return (
    <UnitInput
      {...field}
      minimum={maintenanceLimits.minimum}
      maximum={maintenanceLimits.maximum}
      step={1}
      unitLabel={t('unit')}
      units={maintenanceUnits.map((one) => ({ value: one, label: t(`units.${one}`) }))}
      value={{ inputValue: amount === null ? '' : String(amount), unit }}
      onChange={(next) =>
        onChange({
          amount: next.inputValue === '' ? null : Number(next.inputValue),
          unit: (next.unit ?? unit) as MaintenanceUnit,
        })
      }
    />
  );
}
