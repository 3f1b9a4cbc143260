import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useHost } from '../../../../host/use-host.ts';
import type { FormModel } from '../../../../ui/form/form-types.ts';
import { useNotices } from '../../../../ui/notices/notices.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import type { EmailValue } from '../../../actions/action-values.ts';
import { sendEmail } from '../../../actions/mail-actions.ts';
import type { AutomationAttachment } from '../../../contract.ts';
import { hasLocalImages } from '../../../rich-text/inline-images.ts';
import { createAttachmentCalls } from '../../attachments/attachment-calls.ts';
import { AttachmentTiles } from '../../attachments/attachment-tiles.tsx';
import { createMailFiles, type MailFiles } from '../../attachments/mail-files.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { BodyField, imagesUnfinished } from './body-field.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { LineField } from './line-field.tsx';
import { RecipientsField } from './recipients-field.tsx';

export interface EmailDialogProps {
  value: EmailValue;
  onApply(value: EmailValue): void;
  onClose(): void;
}

/** A mail, with the files of all mails of the automation. */
type MailValues = EmailValue & { readonly attachments: readonly AutomationAttachment[] };

/** Source: spec 001 §2.1: recipient, subject, body. */
export function EmailDialog({ value, onApply, onClose }: EmailDialogProps) {
  useSignals();
  const { editor, type, facts } = useEditing();
  const attachments = editor.form.field('attachments');
  const files = useMailFiles();
  return (
    <EditDialog<MailValues>
      value={{ ...value, attachments: attachments.value.peek() }}
      check={({ attachments: uploads, ...mail }) => [
        ...sendEmail.validate({ ...mail, uploads }, { ...facts.value, type }),
        // What is on its way is waited for.
        ...(hasLocalImages(mail.body) && !files.isBusy.value ? [{ path: 'body', code: imagesUnfinished }] : []),
        ...(files.hasFailed.value ? [{ path: 'attachments', code: filesUnfinished }] : []),
      ]}
      prepare={files.settled}
      onApply={({ attachments: _, ...mail }) => {
        // They are the automation's, whichever of its mails they were seen in.
        attachments.set(files.current());
        onApply(mail);
      }}
      onClose={onClose}
    >
      {(form) => (
        <KeptFiles form={form} files={files}>
          <MailFields form={form} files={files} />
        </KeptFiles>
      )}
    </EditDialog>
  );
}

const filesUnfinished = 'filesUnfinished';

function useMailFiles(): MailFiles {
  const { client, configuration, report } = useHost();
  return useModel(() =>
    createMailFiles((lifetime) => createAttachmentCalls({ client, configuration, report, lifetime })),
  );
}

interface MailProps {
  form: FormModel<MailValues>;
  files: MailFiles;
}

/** What is uploaded goes into the form, and what of it cannot be shown is told. */
function KeptFiles({ form, files, children }: MailProps & { children: ReactNode }) {
  useSignals();
  const t = useRowMessages();
  const { show } = useNotices();
  useLayoutEffect(() => files.keepIn(form.field('attachments')), [form, files]);
  const lacksImages = files.lacksImages.value;
  // Once, however many there are.
  useEffect(() => {
    if (lacksImages) show(t('attachments.imageFailed'), 'danger');
  }, [lacksImages, show, t]);
  return children;
}

function MailFields({ form, files }: MailProps) {
  useSignals();
  const t = useRowMessages();
  const [list, allowResponse] = [form.field('attachments'), form.field('allowResponse')];
  return (
    <>
      <RecipientsField form={form} />
      <LineField form={form} path="subject" label={t('subject')} place="emailSubject" />
      <BodyField form={form} place="emailBody" hasMentions={false} files={files} />
      <AttachmentTiles
        files={files}
        list={list}
        error={list.issue.value?.code === filesUnfinished ? t('attachments.unfinished') : undefined}
      />
      <Switch label={t('allowResponse')} checked={allowResponse.value.value} onChange={allowResponse.set} />
    </>
  );
}
