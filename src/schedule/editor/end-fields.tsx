import { useSignals } from '@preact/signals-react/runtime';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { type EndType, type Schedule, scheduleLimits } from '../schedule.ts';
import { CountField } from './count-field.tsx';
import type { EditorFieldsProps } from './editor-fields.ts';
import { useEditorMessages } from './messages.ts';

/** Never, after some runs, or on a date: how many, or which, stands beside it. */
export function EndFields({ schedule, ...props }: EditorFieldsProps & { schedule: Schedule }) {
  useSignals();
  const t = useEditorMessages();
  const { model, problems, disabled, readOnly } = props;
  const { type, endDate, occurenceCount } = schedule.end;
  const types = model.endTypes.value;
  const count = occurenceCount ?? Number.NaN;
  return (
    <>
      <NativeSelect<EndType>
        label={t('ends')}
        disabled={disabled}
        readOnly={readOnly || types.length === 1}
        value={type}
        options={types.map((value) => ({ value, label: t(`endTypes.${value}`) }))}
        onChange={model.chooseEnd}
      />
      {type === 'AFTER' && (
        <CountField
          {...scheduleLimits.occurrences}
          label={t('occurrences')}
          unit={t('occurrenceUnit', { count: Number.isNaN(count) ? 2 : count })}
          disabled={disabled}
          readOnly={readOnly}
          value={count}
          error={problems.of('end.occurenceCount')}
          onChange={(next) => model.type({ end: { ...schedule.end, occurenceCount: next } })}
          onLeave={() => problems.leave('end.occurenceCount')}
        />
      )}
      {type === 'ON' && (
        <DateField
          label={t('endDate')}
          disabled={disabled}
          readOnly={readOnly}
          allowPast
          minimum={schedule.startDate || undefined}
          value={endDate ?? null}
          error={problems.of('end.endDate')}
          onChange={(day) => model.type({ end: { ...schedule.end, endDate: day } })}
          onLeave={() => problems.leave('end.endDate')}
        />
      )}
    </>
  );
}
