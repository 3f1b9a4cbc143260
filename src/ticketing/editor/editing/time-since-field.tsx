import { Field } from '../../../ui/field/field.tsx';
import { NativeSelect } from '../../../ui/native-select/native-select.tsx';
import { TextInput } from '../../../ui/text-field/text-field.tsx';
import { timeSinceParts } from '../../conditions/time-since.ts';
import { limits } from '../../terms/limits.ts';
import { useRowMessages } from './row-messages.ts';
import type { ValueEditorProps } from './value-editor.ts';

const quarters = Array.from({ length: 60 / limits.timeSinceMinutes }, (_, index) =>
  String(index * limits.timeSinceMinutes),
);

/** Hours and minutes, as "hours:minutes". */
export function TimeSinceField({ label, value, error, onChange }: ValueEditorProps) {
  const t = useRowMessages();
  const { hours, minutes } = timeSinceParts(value);
  const offered = quarters.includes(minutes) || minutes === '' ? quarters : [...quarters, minutes];
  return (
    <Field label={label} isLabelHidden role="group" error={error}>
      {({ id: _id, ...control }) => (
        <div className="time-since">
          <div className="time-since-part">
            <TextInput
              {...control}
              aria-label={t('conditions.hours')}
              value={hours}
              onChange={(next) => onChange(`${next.trim()}:${minutes}`)}
            />
            <span aria-hidden="true">{t('conditions.hoursUnit')}</span>
          </div>
          <div className="time-since-part">
            <NativeSelect
              label={t('conditions.minutes')}
              isLabelHidden
              value={minutes === '' ? '0' : minutes}
              options={offered.map((one) => ({ value: one, label: one }))}
              onChange={(next) => onChange(`${hours}:${next}`)}
            />
            <span aria-hidden="true">{t('conditions.minutesUnit')}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
