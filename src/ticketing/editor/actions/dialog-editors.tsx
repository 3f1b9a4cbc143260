/** Actions that are edited in a dialog of their own; their row shows what they come to. */
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { isolated } from '../../../base/visible.ts';
import { directoryMessages, labelOf } from '../../../directory/directory-messages.ts';
import { directoryNames } from '../../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorIcon } from '../../../ui/icon/later-icons.tsx';
import { late } from '../../../ui/late.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import type { CommentValue, EmailValue, Recipients, TemplateEmailValue } from '../../actions/action-values.ts';
import { type RecipientKey, recipientKeys } from '../../terms/choices.ts';
import { idOf } from '../../terms/ticket.ts';
import { EditIcon } from '../editing/editor-icons.tsx';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import type { ActionEditorProps } from './action-editor.ts';
import { BodyPreview } from './body-preview.tsx';
import type { CommentDialogProps } from './dialogs/comment-dialog.tsx';
import type { EmailDialogProps } from './dialogs/email-dialog.tsx';
import type { TemplateDialogProps } from './dialogs/template-dialog.tsx';
import { useActionError } from './inline-editors.tsx';

const EmailDialog = late<EmailDialogProps>(async () => (await import('./dialogs/email-dialog.tsx')).EmailDialog);
const TemplateDialog = late<TemplateDialogProps>(
  async () => (await import('./dialogs/template-dialog.tsx')).TemplateDialog,
);
const CommentDialog = late<CommentDialogProps>(
  async () => (await import('./dialogs/comment-dialog.tsx')).CommentDialog,
);

interface DialogRowProps {
  /** Of the action. */
  id: string;
  /** Open from the start: there is nothing in it yet. */
  isNew: boolean;
  children: ReactNode;
  dialog(onClose: () => void): ReactNode;
}

function DialogRow({ id, isNew, children, dialog }: DialogRowProps) {
  const t = useRowMessages();
  const error = useActionError(id);
  const [isOpen, setOpen] = useState(isNew);
  return (
    <div className="action-dialog-row">
      <div className="action-shown">
        {children}
        {error !== undefined && (
          <p className="field-error action-error" role="alert">
            <ErrorIcon size={12} />
            {error}
          </p>
        )}
      </div>
      <Button
        size="small"
        icon={EditIcon}
        aria-invalid={error === undefined ? undefined : true}
        onClick={() => setOpen(true)}
      >
        {t('edit')}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </div>
  );
}

export function EmailEditor({ id, value, isNew, onChange }: ActionEditorProps) {
  const mail = value as EmailValue;
  return (
    <DialogRow
      id={id}
      isNew={isNew}
      dialog={(close) => <EmailDialog value={mail} onApply={onChange} onClose={close} />}
    >
      <Shown what="recipients.to">
        <RecipientNames recipients={mail} />
      </Shown>
      <Shown what="subject">{mail.subject && <UntrustedText text={mail.subject} />}</Shown>
      <BodyPreview html={mail.body} />
    </DialogRow>
  );
}

export function TemplateEditor({ id, value, isNew, onChange }: ActionEditorProps) {
  useSignals();
  const labelOfId = useLabels();
  const mail = value as TemplateEmailValue;
  const template = labelOfId('email-template', idOf(mail.templateId));
  return (
    <DialogRow
      id={id}
      isNew={isNew}
      dialog={(close) => <TemplateDialog value={mail} onApply={onChange} onClose={close} />}
    >
      <Shown what="recipients.to">
        <RecipientNames recipients={mail} />
      </Shown>
      <Shown what="template">{template && <UntrustedText text={template} />}</Shown>
    </DialogRow>
  );
}

export function CommentEditor({ id, value, isNew, onChange }: ActionEditorProps) {
  useSignals();
  const words = useRuleWords();
  const comment = value as CommentValue;
  return (
    <DialogRow
      id={id}
      isNew={isNew}
      dialog={(close) => <CommentDialog value={comment} onApply={onChange} onClose={close} />}
    >
      <Shown what="visibility">{words.nameOf('commentType', comment.public ? 'PUBLIC' : 'PRIVATE')}</Shown>
      <BodyPreview html={comment.body} />
    </DialogRow>
  );
}

function Shown({
  what,
  children,
}: {
  what: 'recipients.to' | 'subject' | 'template' | 'visibility';
  children: ReactNode;
}) {
  const t = useRowMessages();
  return (
    <p className="action-line">
      <span className="action-label">{t(what)}</span>
      <span className="action-text">{children === '' ? t('none') : children}</span>
    </p>
  );
}

function RecipientNames({ recipients }: { recipients: Recipients }) {
  useSignals();
  const t = useRowMessages();
  const words = useRuleWords();
  const labelOfId = useLabels();
  const { keys, uids, emails } = recipients;
  const names = [
    ...keys.map((key) => (isNamedKey(key) ? t(`recipients.names.${key}`) : key)),
    ...uids.map((uid) => isolated(labelOfId('user', idOf(uid)))),
    ...emails.map((email) => isolated(email)),
  ];
  return names.length === 0 ? t('none') : words.list(names);
}

/** As pickers call them: what has been deleted says so. The names of all that the rule refers to are asked for elsewhere. */
function useLabels() {
  useSignals();
  const { client } = useHost();
  const t = useMessages(directoryMessages);
  return (kind: 'user' | 'email-template', id: string) => {
    const entry = directoryNames(client, kind).entries.value.get(id);
    return entry ? labelOf(entry, t) : id;
  };
}

const isNamedKey = (key: string): key is RecipientKey => recipientKeys.some((known) => known === key);
