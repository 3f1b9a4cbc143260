import { useSignals } from '@preact/signals-react/runtime';
import { Switch } from '../../../../ui/switch/switch.tsx';
import type { EmailValue } from '../../../actions/action-values.ts';
import { sendEmail } from '../../../actions/mail-actions.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { AttachmentTiles } from './attachment-tiles.tsx';
import { BodyField } from './body-field.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { LineField } from './line-field.tsx';
import { RecipientsField } from './recipients-field.tsx';

export interface EmailDialogProps {
  value: EmailValue;
  onApply(value: EmailValue): void;
  onClose(): void;
}

/** Source: spec 001 §2.1: recipient, subject, body. */
export function EmailDialog({ value, onApply, onClose }: EmailDialogProps) {
  useSignals();
  const { editor, type, facts } = useEditing();
  const t = useRowMessages();
  const attachments = editor.form.field('attachments');
  return (
    <EditDialog
      value={{ ...value, attachments: attachments.value.peek() }}
      check={({ attachments: uploads, ...mail }) => sendEmail.validate({ ...mail, uploads }, { ...facts.value, type })}
      onApply={({ attachments: kept, ...mail }) => {
        // They are the automation's, whichever of its mails they were seen in.
        attachments.set(kept);
        onApply(mail);
      }}
      onClose={onClose}
    >
      {(form) => {
        const [files, allowResponse] = [form.field('attachments'), form.field('allowResponse')];
        return (
          <>
            <RecipientsField form={form} />
            <LineField form={form} path="subject" label={t('subject')} place="emailSubject" />
            <BodyField form={form} place="emailBody" hasMentions={false} />
            <AttachmentTiles attachments={files.value.value} onChange={files.set} />
            <Switch label={t('allowResponse')} checked={allowResponse.value.value} onChange={allowResponse.set} />
          </>
        );
      }}
    </EditDialog>
  );
}
