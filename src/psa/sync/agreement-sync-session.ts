/**
 * The switch and the schedule of the agreement sync as they are edited. What the schedule editor shows may not be possible
 * yet: then it keeps the form from being saved, and stays where it was typed. Source: spec 002 §2.6, §3.1 and §9.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createScheduleEditorModel, type ScheduleEditorModel } from '../../schedule/editor/schedule-editor-model.ts';
import { isSimple } from '../../schedule/schedule.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { type AgreementSchedule, type AgreementSync, saveAgreementSync } from '../agreement-sync-contract.ts';
import { psaLimits } from '../psa-terms.ts';
import { agreementSchedule, agreementScheduleIssues, editedSchedule } from './agreement-schedule.ts';

export interface AgreementSyncValues {
  readonly enabled: boolean;
  readonly schedule: AgreementSchedule;
}

export interface AgreementSyncOptions {
  readonly client: HttpClient;
  readonly settings: AgreementSync;
  onSaved(stored: AgreementSync): void;
}

interface Shape {
  readonly form: FormModel<AgreementSyncValues>;
  readonly editor: ScheduleEditorModel;
  /** As the server has it. */
  readonly stored: ReadonlySignal<AgreementSync>;
  /** There is something to discard, be it a schedule that cannot be. */
  readonly isChanged: ReadonlySignal<boolean>;
}
export type AgreementSyncSession = Model<Shape>;

/** IANA name: where the schedule's times are meant. */
export const timeZoneOf = ({ timeZone }: AgreementSync): string => timeZone ?? 'UTC';

export function createAgreementSyncSession(options: AgreementSyncOptions): AgreementSyncSession {
  return new (createModel<Shape>(() => agreementSyncSession(options)))();
}

function agreementSyncSession({ client, settings, onSaved }: AgreementSyncOptions): Shape {
  const stored = signal(settings);
  const press: Press = {};
  const initial = { enabled: settings.enabled, schedule: agreementSchedule(editedSchedule(settings.schedule)) };

  const editor = createScheduleEditorModel({
    value: editedSchedule(initial.schedule),
    settings: {
      timeZone: timeZoneOf(settings),
      // A schedule of last year goes on at another hour: its start stays.
      allowPast: true,
      repeatTypes: ['MONTHLY'],
      endTypes: ['NEVER', 'ON'],
      maximumEvery: psaLimits.recurrence,
    },
    onChange(schedule) {
      if (!isSimple(schedule)) form.assign({ schedule: agreementSchedule(schedule) });
    },
  });

  const form: FormModel<AgreementSyncValues> = createFormModel<AgreementSyncValues>({
    initial,
    check({ schedule }) {
      const shown = editor.issues.value;
      const issues = shown.length > 0 ? shown : agreementScheduleIssues(schedule);
      return issues.map(({ path, ...issue }) => ({ ...issue, path: `schedule.${path}` }));
    },
    async onSubmit({ enabled, schedule }, signal) {
      try {
        const body = { enabled, schedule };
        stored.value = await client.call(saveAgreementSync, { params: {}, body }, { signal, press });
        onSaved(stored.peek());
      } catch (error) {
        if (error instanceof CallError)
          form.refuse(error.fieldErrors.map(({ field, code }) => ({ path: field, code })));
        throw error;
      }
    },
  });

  return {
    form,
    editor,
    stored,
    isChanged: computed(() => form.isDirty.value || editor.issues.value.length > 0),
  };
}
