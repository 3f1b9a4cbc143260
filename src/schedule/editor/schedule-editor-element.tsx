import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { tagName } from '../../host/element-definition.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useFormField } from '../../ui/field/use-form-field.ts';
import type { AnySchedule } from '../schedule.ts';
import { scheduleMessages } from '../schedule-messages.ts';
import { isTimeZone, ownTimeZone } from '../wall-clock.ts';
import { useEditorMessages } from './messages.ts';
import { ScheduleEditor } from './schedule-editor.tsx';
import type { ScheduleEditorValues } from './schedule-editor-definition.ts';
import { createScheduleEditorModel, type ScheduleSettings } from './schedule-editor-model.ts';

/** `<rmm-schedule-editor>`. */
export function ScheduleEditorElement(values: ScheduleEditorValues) {
  useSignals();
  const { field, form, anchor } = useFormField(values);
  const t = useEditorMessages();
  const words = useMessages(scheduleMessages);
  const settings = useSettings(values);
  const enter = useEffectEvent((schedule: AnySchedule, isComplete: boolean) => form.enter(schedule, isComplete));
  const model = useModel(() =>
    createScheduleEditorModel({
      value: values.value,
      settings,
      onChange: (schedule, isComplete) => enter(schedule, isComplete),
    }),
  );
  // Before anything is painted, so that nobody sees what the page has just replaced.
  useLayoutEffect(() => model.set(settings), [model, settings]);
  useLayoutEffect(() => model.accept(values.value), [model, values.value]);

  const [issue] = model.issues.value;
  const message = issue && words(`issues.${issue.code}`, { min: issue.minimum ?? 0, max: issue.limit ?? 0 });
  const { setProblem } = form;
  useEffect(() => {
    setProblem(message === undefined ? undefined : { flag: 'badInput', message });
  }, [message, setProblem]);

  const { label, isLabelHidden, error } = field;
  return (
    <ScheduleEditor
      {...field}
      label={label === '' ? t('heading') : label}
      isLabelHidden={isLabelHidden && label !== ''}
      // Said at its own field already.
      error={error === message ? undefined : error}
      areProblemsShown={error !== undefined}
      model={model}
      timeZone={settings.timeZone}
      isEveryHidden={values.hideRecurEvery}
      anchor={anchor}
    />
  );
}

function useSettings(values: ScheduleEditorValues): ScheduleSettings {
  const { report } = useHost();
  const { timeZone = '', allowPast, simple, repeatTypes, endTypes, maxRecurEvery } = values;
  const isKnown = timeZone === '' || isTimeZone(timeZone);
  useEffect(() => {
    if (isKnown) return;
    report(
      new RangeError(
        `<${tagName('schedule-editor')} time-zone>: “${timeZone}” isn’t a time zone that this browser knows. Its own is used; write an IANA name such as Europe/Berlin.`,
      ),
    );
  }, [isKnown, timeZone, report]);
  return useMemo(
    () => ({
      timeZone: isKnown && timeZone !== '' ? timeZone : ownTimeZone(),
      allowPast,
      isSimple: simple,
      repeatTypes,
      endTypes,
      maximumEvery: maxRecurEvery,
    }),
    [isKnown, timeZone, allowPast, simple, repeatTypes, endTypes, maxRecurEvery],
  );
}
