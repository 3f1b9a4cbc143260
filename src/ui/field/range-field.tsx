import type { ReactNode } from 'react';
import { contains } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { type ControlProps, Field, type FieldProps } from './field.tsx';
import { useFieldMessages } from './field-messages.ts';
import css from './range-field.css';
import { splitField } from './split-field.ts';
import { type EntryProps, useProblem } from './use-problem.ts';

interface End {
  problem: string | undefined;
  shownProblem: string | undefined;
}

/** To be spread on the input of an end. */
export interface EndProps extends Omit<ControlProps, 'id'> {
  'aria-label': string;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

export interface RangeFieldProps<Entry extends End> extends FieldProps, EntryProps {
  from: Entry;
  to: Entry;
  /** What is wrong with the two together. */
  order: string | undefined;
  part: string;
  renderEnd(entry: Entry, end: EndProps): ReactNode;
}

/** Two ends under one name: beside each other, below each other where there is no room. */
export function RangeField<Entry extends End>({ from, to, order, part, renderEnd, ...props }: RangeFieldProps<Entry>) {
  useThemedStyles(css);
  const t = useFieldMessages();
  const { frame, own } = splitField(props);
  const { disabled, readOnly } = own;
  const whole = useProblem(from.problem ?? to.problem ?? order, props);
  const shown = frame.error ?? from.shownProblem ?? to.shownProblem ?? whole.shown;

  return (
    <Field {...frame} error={shown} role="group" part={part}>
      {({ id: _id, ...control }) => {
        const end = (own: Entry, other: Entry, name: string): EndProps => ({
          ...control,
          disabled,
          readOnly,
          'aria-label': name,
          'aria-invalid': isEndWrong(shown, own, other),
        });
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves both ends
          <div
            className="range-field-frame"
            onBlur={(event) => {
              if (!contains(event.currentTarget, event.relatedTarget)) whole.leave();
            }}
          >
            <div className="range-field">
              {renderEnd(from, end(from, to, t('range.from')))}
              <span className="range-field-dash" aria-hidden="true">
                –
              </span>
              {renderEnd(to, end(to, from, t('range.to')))}
            </div>
          </div>
        );
      }}
    </Field>
  );
}

/** Which of the two a shown error marks: the one whose own it is, else both. */
function isEndWrong(error: string | undefined, own: End, other: End): true | undefined {
  if (error === undefined) return undefined;
  return own.shownProblem !== undefined || other.shownProblem === undefined || undefined;
}
