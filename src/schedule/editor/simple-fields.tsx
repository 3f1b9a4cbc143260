import { useState } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { UnitInput } from '../../ui/unit-input/unit-input.tsx';
import { type SimpleSchedule, scheduleLimits, typeOf } from '../schedule.ts';
import { amountOf, type IntervalUnit, intervalOf, unitOf } from '../schedule-changes.ts';
import { takeDigitsOnly } from './count-field.tsx';
import type { EditorFieldsProps } from './editor-fields.ts';
import { useEditorMessages } from './messages.ts';
import { DayOfMonthField, WeekdaysField } from './repeat-fields.tsx';
import { TimeSelects } from './time-fields.tsx';

export interface SimpleFieldsProps extends EditorFieldsProps {
  schedule: SimpleSchedule;
  /** IANA name. */
  timeZone: string;
}

/** Of a schedule without beginning and end. */
export function SimpleFields(props: SimpleFieldsProps) {
  const { schedule } = props;
  const { weekDays = [], dayOfMonth, weekOfMonth } = schedule;
  const type = typeOf(schedule);
  if (type === 'INTERVAL') return <IntervalField {...props} />;
  return (
    <>
      {type === 'MONTHLY' && <DayOfMonthField {...props} value={dayOfMonth} />}
      {type === 'WEEK_OF_MONTH' && <WeekOfMonthField {...props} value={weekOfMonth} />}
      {(type === 'WEEKLY' || type === 'WEEK_OF_MONTH') && (
        <div className="schedule-wide">
          <WeekdaysField {...props} path="weekDays" value={weekDays} />
        </div>
      )}
      <div className="schedule-wide">
        <TimeField {...props} />
      </div>
    </>
  );
}

const maximumOf = (unit: IntervalUnit) =>
  (unit === 'HOURS' ? scheduleLimits.intervalHours : scheduleLimits.intervalMinutes).maximum;

function IntervalField({ model, problems, schedule, disabled, readOnly }: SimpleFieldsProps) {
  const t = useEditorMessages();
  const [chosen, setUnit] = useState<IntervalUnit>('HOURS');
  const unit = unitOf(schedule) ?? chosen;
  const amount = amountOf(schedule, unit);
  const maximum = maximumOf(unit);
  const leave = () => {
    problems.leave('hour');
    problems.leave('minute');
  };
  return (
    <div onKeyDownCapture={(event) => (event.target as Element).localName === 'input' && takeDigitsOnly(event)}>
      <UnitInput
        label={t('recurEvery')}
        unitLabel={t('units.unit')}
        units={(['HOURS', 'MINUTES'] as const).map((value) => ({ value, label: t(`units.${value}`) }))}
        disabled={disabled}
        readOnly={readOnly}
        minimum={1}
        maximum={maximum}
        step={1}
        error={problems.of('hour') ?? problems.of('minute')}
        value={{ inputValue: Number.isNaN(amount) ? '' : String(amount), unit }}
        onChange={({ inputValue, unit: next }) => {
          const nextUnit = next === 'HOURS' ? 'HOURS' : 'MINUTES';
          const number = inputValue === '' ? Number.NaN : Number(inputValue);
          if (inputValue !== '' && Number.isNaN(number)) return;
          setUnit(nextUnit);
          model.type(intervalOf(number, nextUnit));
          // No further digit mends it.
          if (number > maximumOf(nextUnit)) leave();
        }}
        onLeave={leave}
      />
    </div>
  );
}

function WeekOfMonthField({ model, problems, value, ...field }: EditorFieldsProps & { value: number | undefined }) {
  const t = useEditorMessages();
  return (
    <NativeSelect
      {...field}
      label={t('weekOfMonth')}
      error={problems.of('weekOfMonth')}
      value={value === undefined ? '' : String(value)}
      options={([1, 2, 3, 4, 5, 0] as const).map((week) => ({ value: String(week), label: t(`weeks.${week}`) }))}
      onChange={(week) => model.change({ weekOfMonth: Number(week) })}
      onBlur={() => problems.leave('weekOfMonth')}
    />
  );
}

/** The time of day of a schedule that knows no beginning. */
function TimeField({ model, problems, disabled, readOnly, schedule, timeZone }: SimpleFieldsProps) {
  const t = useEditorMessages();
  return (
    <Field
      label={t('runAt')}
      role="group"
      error={problems.of('hour') ?? problems.of('minute')}
      hint={t('zone', { zone: timeZone.replaceAll('_', ' ') })}
      part="start"
    >
      {() => (
        <div className="schedule-start">
          <TimeSelects
            disabled={disabled}
            readOnly={readOnly}
            hour={schedule.hour ?? 0}
            minute={schedule.minute ?? 0}
            onHour={(hour) => model.change({ hour })}
            onMinute={(minute) => model.change({ minute })}
          />
        </div>
      )}
    </Field>
  );
}
