/** The form of what people enter of a host or a guest. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { visible } from '../../base/visible.ts';
import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { DirectoryPicker } from '../../directory/directory-picker.tsx';
import type { CallOptions } from '../../host/http/http-client.ts';
import { useMessages } from '../../host/use-host.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { createRecordSession } from '../../ui/record-list/record-session.ts';
import { CreatableMultiSelect } from '../../ui/select/controls/creatable-multi-select.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { DetailsBody } from '../contract.ts';
import { detailsIssues } from '../machine-rules.ts';
import { detailsOf } from '../model/host-model.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import css from './details-dialog.css';

export interface DetailsDialogProps {
  machine: Machine;
  save(body: DetailsBody, options: CallOptions): Promise<void>;
  onSaved(): void;
  onClose(): void;
}

const ownCodes = ['tagTooLong', 'endsFirst'] as const;

export function DetailsDialog({ machine, save, onSaved, onClose }: DetailsDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(virtualizationMessages);
  const issueText = useIssueText();
  const { form, conflict } = useModel(() =>
    createRecordSession<DetailsBody>({
      initial: detailsOf(machine),
      version: machine.version,
      check: detailsIssues,
      save,
    }),
  );
  // A day that is only half typed is none, and would take away the one that was there.
  const halfTyped = useRef({ start: false, end: false });
  const [tags, owner] = [form.field('tags'), form.field('owner')];
  const [start, end] = [form.field('warrantyStartDate'), form.field('warrantyEndDate')];
  const wrong = (issue: FormIssue | undefined) => {
    const own = ownCodes.find((code) => code === issue?.code);
    return own === undefined ? issueText(issue) : t(`details.${own}`, { limit: issue?.limit ?? 0 });
  };
  const name = visible(machine.name);
  const problem = conflict.value;
  return (
    <FormDialog
      title={t('details.title', { name })}
      form={form}
      submitLabel={t('details.save')}
      failureText={problem && t(problem === 'outdated' ? 'details.outdated' : 'details.gone', { name })}
      sayIssues={(count) => t('details.wrong', { count })}
      onSubmit={async () => {
        const { start: isStartOpen, end: isEndOpen } = halfTyped.current;
        return !isStartOpen && !isEndOpen && (await form.submit());
      }}
      onSubmitted={() => {
        onSaved();
        onClose();
      }}
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
    </FormDialog>
  );
}
