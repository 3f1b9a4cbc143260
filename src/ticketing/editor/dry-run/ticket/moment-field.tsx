import css from '../../../../ui/date-field/date-input.css';
import { Field, type FieldProps } from '../../../../ui/field/field.tsx';
import { useThemedStyles } from '../../../../ui/theme/use-themed-styles.ts';

export interface MomentFieldProps extends FieldProps {
  /** ISO 8601; `''` is none. */
  value: string;
  onChange(value: string): void;
}

/** A day and a time of it, in the zone of whoever types: the browser's own field. What is half typed is none. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  useThemedStyles(css);
  return (
    <Field {...field} part="moment-field">
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className="field-box date-input"
          part="input"
          placeholder="YYYY-MM-DDTHH:MM"
          max="9999-12-31T23:59"
          value={localText(value)}
          onChange={({ currentTarget }) => {
            const moment = new Date(currentTarget.value);
            onChange(Number.isNaN(moment.getTime()) ? '' : moment.toISOString());
          }}
        />
      )}
    </Field>
  );
}

/** As the field takes it: without a zone, to the minute. */
export function localText(value: string): string {
  const moment = new Date(value);
  if (value === '' || Number.isNaN(moment.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${day.join('-')}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
