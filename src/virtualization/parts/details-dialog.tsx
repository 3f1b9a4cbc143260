/** The form of what people enter of a host or a guest. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { isolated, visible } from '../../base/visible.ts';
import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { DirectoryPicker } from '../../directory/directory-picker.tsx';
import type { CallOptions } from '../../host/http/http-client.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { RecordFormDialog } from '../../ui/record-list/record-form-dialog.tsx';
import { createRecordSession } from '../../ui/record-list/record-session.ts';
import type { VersionPart } from '../../ui/record-list/record-versions.ts';
import { CreatableMultiSelect } from '../../ui/select/controls/creatable-multi-select.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { DetailsBody } from '../contract.ts';
import { detailsIssues } from '../machine-rules.ts';
import { detailsOf } from '../model/host-model.ts';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import css from './details-dialog.css';

export interface DetailsDialogProps {
  machine: Machine;
  /** As the server has it now. */
  read(signal: AbortSignal): Promise<Machine | undefined>;
  save(body: DetailsBody, options: CallOptions): Promise<void>;
  onSaved(): void;
  onClose(): void;
}

const ownCodes = ['tagTooLong', 'endsFirst'] as const;

export function DetailsDialog({ machine, read, save, onSaved, onClose }: DetailsDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(virtualizationMessages);
  const issueText = useIssueText();
  const { client } = useHost();
  const parts = useParts();
  const session = useModel(() =>
    createRecordSession<DetailsBody>({
      initial: detailsOf(machine),
      version: machine.version,
      check: detailsIssues,
      async readStored(signal) {
        const stored = await read(signal);
        if (stored?.owner) directoryNames(client, 'technician').want([stored.owner]);
        return stored && { values: detailsOf(stored), version: stored.version };
      },
      save,
    }),
  );
  const { form } = session;
  // A day that is only half typed is none, and would take away the one that was there.
  const halfTyped = useRef({ start: false, end: false });
  const [tags, owner] = [form.field('tags'), form.field('owner')];
  const [start, end] = [form.field('warrantyStartDate'), form.field('warrantyEndDate')];
  const wrong = (issue: FormIssue | undefined) => {
    const own = ownCodes.find((code) => code === issue?.code);
    return own === undefined ? issueText(issue) : t(`details.${own}`, { limit: issue?.limit ?? 0 });
  };
  return (
    <RecordFormDialog
      title={t('details.title', { name: visible(machine.name) })}
      session={session}
      isNew={false}
      parts={parts}
      onSubmit={async () => {
        const { start: isStartOpen, end: isEndOpen } = halfTyped.current;
        return !isStartOpen && !isEndOpen && (await form.submit());
      }}
      onSubmitted={onSaved}
      onClose={onClose}
    >
      <div data-field="tags">
        <CreatableMultiSelect
          label={t('details.tags')}
          hint={t('details.tagsHint')}
          value={tags.value.value}
          error={wrong(tags.issue.value)}
          onChange={(value) => tags.set([...value])}
        />
      </div>
      <div data-field="owner">
        <DirectoryPicker
          kind="technician"
          label={t('details.owner')}
          placeholder={t('details.chooseOwner')}
          clearable
          value={owner.value.value ?? undefined}
          error={wrong(owner.issue.value)}
          onChange={(value) => owner.set(value ?? null)}
        />
      </div>
      <div className="details-warranty">
        <div data-field="warrantyStartDate">
          <DateField
            label={t('details.start')}
            allowPast
            value={start.value.value}
            error={wrong(start.issue.value)}
            onChange={start.set}
            onProblem={(text) => {
              halfTyped.current.start = text !== undefined;
            }}
            onLeave={start.touch}
          />
        </div>
        <div data-field="warrantyEndDate">
          <DateField
            label={t('details.end')}
            allowPast
            value={end.value.value}
            error={wrong(end.issue.value)}
            onChange={end.set}
            onProblem={(text) => {
              halfTyped.current.end = text !== undefined;
            }}
            onLeave={end.touch}
          />
        </div>
      </div>
    </RecordFormDialog>
  );
}

function useParts(): readonly VersionPart<DetailsBody>[] {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const { day } = useMeasures();
  const { client } = useHost();
  const technicians = directoryNames(client, 'technician').entries.value;
  return [
    {
      id: 'tags',
      label: t('details.tags'),
      fields: ['tags'],
      text: ({ tags }) => tags.map((tag) => isolated(tag)).join(', '),
    },
    {
      id: 'owner',
      label: t('details.owner'),
      fields: ['owner'],
      text: ({ owner }) => (owner === null ? '' : visible(technicians.get(owner)?.name ?? owner)),
    },
    {
      id: 'start',
      label: t('details.start'),
      fields: ['warrantyStartDate'],
      text: ({ warrantyStartDate: start }) => (start === null ? '' : day(start)),
    },
    {
      id: 'end',
      label: t('details.end'),
      fields: ['warrantyEndDate'],
      text: ({ warrantyEndDate: end }) => (end === null ? '' : day(end)),
    },
  ];
}
