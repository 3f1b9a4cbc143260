import { useRef } from 'react';
import { numberFormat } from '../../base/intl-cache.ts';
import { useLocale } from '../../host/use-host.ts';
import { DateInput } from '../../ui/date-field/date-input.tsx';
import { useDateEntry } from '../../ui/date-field/use-date-entry.ts';
import { Field } from '../../ui/field/field.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { contains } from '../../ui/shadow-dom.ts';
import { hourName } from '../describe-schedule.ts';
import type { Schedule } from '../schedule.ts';
import type { EditorFieldsProps } from './editor-fields.ts';
import { useEditorMessages } from './messages.ts';
import { useTooltipAtOnce } from './use-tooltip-at-once.ts';

/** The first day and the time of day. What cannot be selected is marked, and its tooltip says why. */
export function StartField({
  model,
  problems,
  disabled,
  readOnly,
  schedule,
  timeZone,
}: EditorFieldsProps & { schedule: Schedule; timeZone: string }) {
  const t = useEditorMessages();
  const entry = useDateEntry({
    value: schedule.startDate || null,
    allowPast: true,
    minimum: model.firstDay(),
    onChange: (day) => model.type({ startDate: day ?? '' }),
  });
  const paths = ['startDate', 'runAtHour', 'runAtMinute'];
  // In the middle of its year a day is long past.
  const isBeingTyped = schedule.startDate.startsWith('0');
  const found = paths.map((path) => problems.of(path)).find((problem) => problem !== undefined);
  const error = isBeingTyped ? undefined : found;
  const group = useRef<HTMLDivElement>(null);
  useTooltipAtOnce(group, error);
  return (
    <Field
      label={t('startAt')}
      role="group"
      error={error}
      errorAs="tooltip"
      hint={t('zone', { zone: timeZone.replaceAll('_', ' ') })}
      part="start"
    >
      {({ id: _id, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the group
        <div
          ref={group}
          className="schedule-start"
          onBlur={(event) => {
            if (!contains(event.currentTarget, event.relatedTarget)) problems.leave('startDate');
          }}
        >
          <DateInput {...control} aria-label={t('date')} entry={entry} disabled={disabled} readOnly={readOnly} />
          <TimeSelects
            disabled={disabled}
            readOnly={readOnly}
            hour={schedule.runAtHour}
            minute={schedule.runAtMinute}
            onHour={(runAtHour) => model.change({ runAtHour })}
            onMinute={(runAtMinute) => model.change({ runAtMinute })}
          />
        </div>
      )}
    </Field>
  );
}

interface TimeSelectsProps {
  disabled: boolean;
  readOnly: boolean;
  hour: number;
  minute: number;
  onHour(hour: number): void;
  onMinute(minute: number): void;
}

const hours = Array.from({ length: 24 }, (_, index) => index);
const minutes = Array.from({ length: 60 }, (_, index) => index);

export function TimeSelects({ hour, minute, onHour, onMinute, ...field }: TimeSelectsProps) {
  const t = useEditorMessages();
  const locale = useLocale();
  const minuteName = numberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
    minimumIntegerDigits: 2,
  });
  return (
    <div className="schedule-time">
      <NativeSelect
        {...field}
        label={t('hour')}
        isLabelHidden
        value={String(hour)}
        options={hours.map((one) => ({ value: String(one), label: hourName(one, locale) }))}
        onChange={(next) => onHour(Number(next))}
      />
      <NativeSelect
        {...field}
        label={t('minute')}
        isLabelHidden
        value={String(minute)}
        options={minutes.map((one) => ({ value: String(one), label: minuteName.format(one) }))}
        onChange={(next) => onMinute(Number(next))}
      />
    </div>
  );
}
