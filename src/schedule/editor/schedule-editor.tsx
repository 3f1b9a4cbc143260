import { useSignals } from '@preact/signals-react/runtime';
import { type RefCallback, useState } from 'react';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { Field, type FieldProps } from '../../ui/field/field.tsx';
import { splitField } from '../../ui/field/split-field.ts';
import { late } from '../../ui/late.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { scheduleSentence } from '../describe-schedule.ts';
import type { SchedulePreviewProps } from '../preview/schedule-preview.tsx';
import { type AnySchedule, isSimple, type Schedule } from '../schedule.ts';
import { scheduleMessages } from '../schedule-messages.ts';
import { type EditorFieldsProps, useFieldProblems } from './editor-fields.ts';
import { EndFields } from './end-fields.tsx';
import { useEditorMessages } from './messages.ts';
import { DayOfMonthField, RecurEveryField, RepeatsField, WeekdaysField } from './repeat-fields.tsx';
import css from './schedule-editor.css';
import type { ScheduleEditorModel } from './schedule-editor-model.ts';
import type { SimpleFieldsProps } from './simple-fields.tsx';
import { StartField } from './time-fields.tsx';

export interface ScheduleEditorProps extends FieldProps {
  model: ScheduleEditorModel;
  /** IANA name. */
  timeZone: string;
  /** How many days, weeks, months or hours lie between is the page's own. */
  isEveryHidden?: boolean | undefined;
  /** Somebody tried to send the form. */
  areProblemsShown: boolean;
  /** How it repeats, which comes first. */
  anchor: RefCallback<HTMLElement>;
}

/** The code of the zones comes with it, once the fields are there. */
const Preview = late<SchedulePreviewProps>(
  async () => (await import('../preview/schedule-preview.tsx')).SchedulePreview,
  () => (
    <div className="schedule-coming">
      <SkeletonLines count={6} />
    </div>
  ),
);

/** Most pages give their schedules a beginning. */
const SimpleFields = late<SimpleFieldsProps>(async () => (await import('./simple-fields.tsx')).SimpleFields);

export function ScheduleEditor(props: ScheduleEditorProps) {
  useSignals();
  useThemedStyles(css);
  const { frame, own } = splitField(props);
  const { model, timeZone, isEveryHidden = false, areProblemsShown, anchor, disabled = false, readOnly = false } = own;
  const problems = useFieldProblems(model, areProblemsShown);
  const schedule = model.shown.value;
  const fields = { model, problems, disabled, readOnly };
  return (
    <div className="schedule" part="schedule">
      <div className="schedule-columns">
        <Field {...frame} role="group" part="fields">
          {() => (
            <div className="schedule-fields">
              <RepeatsField {...fields} ref={anchor} />
              {schedule &&
                (isSimple(schedule) ? (
                  <SimpleFields {...fields} schedule={schedule} timeZone={timeZone} />
                ) : (
                  <FullFields {...fields} schedule={schedule} timeZone={timeZone} isEveryHidden={isEveryHidden} />
                ))}
            </div>
          )}
        </Field>
        <Outcome {...fields} timeZone={timeZone} />
      </div>
    </div>
  );
}

interface FullFieldsProps extends EditorFieldsProps {
  schedule: Schedule;
  timeZone: string;
  isEveryHidden: boolean;
}

function FullFields({ isEveryHidden, ...props }: FullFieldsProps) {
  const { schedule } = props;
  const { repeats, daysOfWeek = [], dayOfMonth } = schedule;
  return (
    <>
      {repeats !== 'NEVER' && !isEveryHidden && <RecurEveryField {...props} schedule={{ ...schedule, repeats }} />}
      {repeats === 'WEEKLY' && (
        <div className="schedule-wide">
          <WeekdaysField {...props} path="daysOfWeek" value={daysOfWeek} />
        </div>
      )}
      {repeats === 'MONTHLY' && <DayOfMonthField {...props} value={dayOfMonth} />}
      <div className="schedule-wide">
        <StartField {...props} />
      </div>
      {repeats !== 'NEVER' && <EndFields {...props} />}
    </>
  );
}

/** What comes of it, in a sentence and as its next runs. Of what cannot be there is nothing to say. */
function Outcome({ model, problems, readOnly, disabled, timeZone }: EditorFieldsProps & { timeZone: string }) {
  useSignals();
  const t = useEditorMessages();
  const words = useMessages(scheduleMessages);
  const locale = useLocale();
  const schedule = model.shown.value;
  const stop = readOnly && !disabled ? 0 : undefined;
  const isComplete = schedule !== undefined && problems.first === undefined;
  // It keeps its room while something is being mended: a year that is typed would move the page three times.
  const [previewed, setPreviewed] = useState<AnySchedule>();
  if (isComplete && previewed !== schedule) setPreviewed(schedule);
  if (!schedule && !readOnly) return null;
  return (
    <div className="schedule-outcome" part="outcome">
      <p
        className={isComplete ? 'schedule-sentence' : 'schedule-unfinished'}
        part="sentence"
        aria-live="polite"
        // Read-only controls take no focus, and somebody has to read it.
        tabIndex={stop}
      >
        {isComplete ? scheduleSentence(schedule, locale, words) : t(schedule ? 'unfinished' : 'none')}
      </p>
      {schedule && previewed && !disabled && (
        <div className={isComplete ? undefined : 'schedule-unseen'}>
          <Preview schedule={previewed} timeZone={timeZone} />
        </div>
      )}
    </div>
  );
}
