/** The form of a time entry. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import type { FormIssue } from '../../../base/form-rules.ts';
import { visible, visibleLine } from '../../../base/visible.ts';
import { pageSlice } from '../../../console/store/page-slice.ts';
import { ticketEditorsSlice } from '../../../console/ticketing/ticket-editors-slice.ts';
import type { TicketTimer } from '../../../console/ticketing/timers-slice.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DateTimeField } from '../../../ui/date-field/date-time-field.tsx';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { useIssueText } from '../../../ui/form/use-issue-text.ts';
import { NativeSelect } from '../../../ui/native-select/native-select.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { RecordFormDialog } from '../../../ui/record-list/record-form-dialog.tsx';
import type { VersionPart } from '../../../ui/record-list/record-versions.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Agreement } from '../logged-times-model.ts';
import type { LoggedTime } from '../time-contract.ts';
import type { TimeValues } from '../time-rules.ts';
import { createTimeSession } from '../time-session.ts';
import { timeLimits } from '../time-terms.ts';
import { timerMessages } from '../timer-messages.ts';

export interface TimeDialogProps {
  ticketId: string;
  /** Undefined: a new one. */
  entry: LoggedTime | undefined;
  timer: TicketTimer | undefined;
  agreements: readonly Agreement[];
  onSaved(entry: LoggedTime): void;
  onClose(): void;
}

export function TimeDialog({ ticketId, entry, timer, agreements, onSaved, onClose }: TimeDialogProps) {
  const t = useMessages(timerMessages);
  const { client, configuration } = useHost();
  const told = useEffectEvent((saved: LoggedTime) => onSaved(saved));
  const parts = useParts(agreements);
  const session = useModel(() =>
    createTimeSession({
      client,
      ticketId,
      entry,
      timer,
      editors: pageSlice(ticketEditorsSlice, configuration.peek()),
      onSaved: (saved) => told(saved),
    }),
  );
  return (
    <RecordFormDialog
      title={entry ? t('form.editTitle') : t('form.title', { id: ticketId })}
      size="small"
      session={session}
      isNew={entry === undefined}
      parts={parts}
      submitLabel={entry ? undefined : t('form.submit')}
      onClose={onClose}
    >
      <TimeFields form={session.form} agreements={agreements} />
    </RecordFormDialog>
  );
}

function useParts(agreements: readonly Agreement[]): readonly VersionPart<TimeValues>[] {
  const t = useMessages(timerMessages);
  const format = useFormat();
  const agreementName = (id: string) => agreements.find((one) => one.id === id)?.name ?? id;
  return [
    { id: 'duration', label: t('form.duration'), fields: ['duration'], text: ({ duration }) => duration },
    {
      id: 'started',
      label: t('form.started'),
      fields: ['started'],
      text: ({ started }) => (started === null ? '' : format.dateTime(Date.parse(started))),
    },
    { id: 'remote', label: t('form.place'), fields: ['remote'], text: ({ remote }) => t(remote ? 'remote' : 'onSite') },
    {
      id: 'billingType',
      label: t('form.billing'),
      fields: ['billingType'],
      text: ({ billingType }) => t(billingType === 'BILLABLE' ? 'form.billable' : 'notBillable'),
    },
    {
      id: 'agreementId',
      label: t('form.agreement'),
      fields: ['agreementId'],
      text: ({ agreementId: id }) => (id === null ? t('form.noAgreement') : visible(agreementName(id))),
    },
    { id: 'note', label: t('form.note'), fields: ['note'], text: ({ note }) => visibleLine(note) },
  ];
}

const ownCodes = ['notADuration', 'noTime', 'tooMuchTime', 'inTheFuture', 'unknownAgreement'] as const;
/** A native list has no empty choice that can be chosen again. */
const none = 'none';

function TimeFields({ form, agreements }: { form: FormModel<TimeValues>; agreements: readonly Agreement[] }) {
  useSignals();
  const t = useMessages(timerMessages);
  const issueText = useIssueText();
  const [started, duration, remote] = [form.field('started'), form.field('duration'), form.field('remote')];
  const [billing, agreement, note] = [form.field('billingType'), form.field('agreementId'), form.field('note')];
  const wrong = (issue: FormIssue | undefined) => {
    const own = ownCodes.find((code) => code === issue?.code);
    return own === undefined ? issueText(issue) : t(`form.${own}`);
  };
  return (
    <>
      <div data-field="duration">
        <TextField
          label={t('form.duration')}
          hint={t('form.durationHint')}
          required
          value={duration.value.value}
          error={wrong(duration.issue.value)}
          onChange={duration.set}
          onBlur={duration.touch}
        />
      </div>
      <div data-field="started">
        <DateTimeField
          label={t('form.started')}
          required
          value={started.value.value}
          error={wrong(started.issue.value)}
          onChange={started.set}
          onLeave={started.touch}
        />
      </div>
      <div data-field="remote">
        <RadioGroup
          label={t('form.place')}
          arrangement="row"
          options={[
            { value: 'remote', label: t('remote') },
            { value: 'onSite', label: t('onSite') },
          ]}
          value={remote.value.value ? 'remote' : 'onSite'}
          onChange={(place) => remote.set(place === 'remote')}
        />
      </div>
      <div data-field="billingType">
        <Checkbox
          label={t('form.billable')}
          checked={billing.value.value === 'BILLABLE'}
          onChange={(isBillable) => billing.set(isBillable ? 'BILLABLE' : 'NOT_BILLABLE')}
        />
      </div>
      {(agreements.length > 0 || agreement.value.value !== null) && (
        <div data-field="agreementId">
          <NativeSelect
            label={t('form.agreement')}
            value={agreement.value.value ?? none}
            error={wrong(agreement.issue.value)}
            options={[
              { value: none, label: t('form.noAgreement') },
              ...agreements.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(id) => agreement.set(id === none ? null : id)}
          />
        </div>
      )}
      <div data-field="note">
        <TextArea
          label={t('form.note')}
          maxLength={timeLimits.note}
          value={note.value.value}
          error={wrong(note.issue.value)}
          onChange={note.set}
          onBlur={note.touch}
        />
      </div>
    </>
  );
}
