import { useSignals } from '@preact/signals-react/runtime';
import { updateTicket } from '../../../actions/ticket-actions.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { EditDialog } from './edit-dialog.tsx';
import { LineField } from './line-field.tsx';

export interface SubjectDialogProps {
  value: string;
  onApply(value: string): void;
  onClose(): void;
}

/** The ticket's subject, with placeholders. Source: spec 001 §2.1. */
export function SubjectDialog({ value, onApply, onClose }: SubjectDialogProps) {
  useSignals();
  const { type } = useEditing();
  const t = useRowMessages();
  return (
    <EditDialog
      value={{ summary: value }}
      check={(change) => updateTicket.validate(change, { type })}
      onApply={({ summary }) => onApply(summary)}
      onClose={onClose}
    >
      {(form) => <LineField form={form} path="summary" label={t('subject')} place="ticketSubject" />}
    </EditDialog>
  );
}
