import { useSignals } from '@preact/signals-react/runtime';
import type { RefCallback } from 'react';
import { numberFormat } from '../../base/intl-cache.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Field } from '../../ui/field/field.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { contains } from '../../ui/shadow-dom.ts';
import { type Schedule, type Weekday, weekdays } from '../schedule.ts';
import { scheduleMessages } from '../schedule-messages.ts';
import { weekdayName, weekOf } from '../week-days.ts';
import { CountField } from './count-field.tsx';
import type { EditorFieldsProps } from './editor-fields.ts';
import { useEditorMessages } from './messages.ts';
import type { ScheduleKind } from './schedule-editor-model.ts';

/** How it repeats. The only kind that there is can be chosen, and then no other. */
export function RepeatsField({
  model,
  disabled,
  readOnly,
  ref,
}: EditorFieldsProps & { ref: RefCallback<HTMLElement> }) {
  useSignals();
  const t = useEditorMessages();
  const kind = model.kind.value;
  const kinds = model.kinds.value;
  const isFixed = kind !== undefined && kinds.length === 1;
  return (
    <NativeSelect<ScheduleKind>
      ref={ref}
      label={t('repeats')}
      placeholder={t('choose')}
      disabled={disabled}
      readOnly={readOnly || isFixed}
      value={kind ?? ''}
      options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      onChange={model.chooseKind}
    />
  );
}

export function RecurEveryField({
  model,
  problems,
  schedule,
  ...field
}: EditorFieldsProps & { schedule: Schedule & { repeats: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'EVERY' } }) {
  useSignals();
  const t = useEditorMessages();
  const { repeats, repeatsEveryCount: count } = schedule;
  return (
    <CountField
      {...field}
      {...model.everyRange.value}
      label={t('recurEvery')}
      unit={t(`units.${repeats}`, { count: Number.isNaN(count) ? 2 : count })}
      value={count}
      error={problems.of('repeatsEveryCount')}
      onChange={(repeatsEveryCount) => model.type({ repeatsEveryCount })}
      onLeave={() => problems.leave('repeatsEveryCount')}
    />
  );
}

interface WeekdaysFieldProps extends EditorFieldsProps {
  path: 'daysOfWeek' | 'weekDays';
  value: readonly Weekday[];
}

/** Beside each other, in the order of the language's calendars. */
export function WeekdaysField({ model, problems, disabled, readOnly, path, value }: WeekdaysFieldProps) {
  const t = useEditorMessages();
  const locale = useLocale();
  const week = weekOf(locale).flatMap((index) => weekdays[index] ?? []);
  return (
    <Field label={t('onDays')} role="group" error={problems.of(path)} part="weekdays">
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the group
        <div
          className="schedule-weekdays"
          onBlur={(event) => {
            if (!contains(event.currentTarget, event.relatedTarget)) problems.leave(path);
          }}
        >
          {week.map((day) => (
            <Checkbox
              key={day}
              label={weekdayName(weekdays.indexOf(day), locale, 'short')}
              checked={value.includes(day)}
              disabled={disabled || readOnly}
              tabIndex={disabled ? -1 : 0}
              onChange={(isChecked) =>
                model.change({ [path]: weekdays.filter((one) => (one === day ? isChecked : value.includes(one))) })
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
}

const longestMonth = 31;

/** 0 is the last, whatever its number. */
export function DayOfMonthField({
  model,
  disabled,
  readOnly,
  problems,
  value,
}: EditorFieldsProps & { value: number | undefined }) {
  const t = useEditorMessages();
  const words = useMessages(scheduleMessages);
  const locale = useLocale();
  const days = Array.from({ length: longestMonth }, (_, index) => index + 1);
  const isNotInAll = value !== undefined && value > 28 && value <= longestMonth;
  return (
    <NativeSelect
      label={t('dayOfMonth')}
      disabled={disabled}
      readOnly={readOnly}
      error={problems.of('dayOfMonth')}
      hint={isNotInAll ? words('notes.shortMonths', { day: value }) : undefined}
      value={value === undefined ? '' : String(value)}
      options={[
        ...days.map((day) => ({ value: String(day), label: numberFormat(locale).format(day) })),
        { value: '0', label: t('lastDay') },
      ]}
      onChange={(day) => model.change({ dayOfMonth: Number(day) })}
      onBlur={() => problems.leave('dayOfMonth')}
    />
  );
}
