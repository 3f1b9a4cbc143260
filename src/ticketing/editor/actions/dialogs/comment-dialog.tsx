import { useSignals } from '@preact/signals-react/runtime';
import { Select } from '../../../../ui/select/controls/select.tsx';
import type { CommentValue } from '../../../actions/action-values.ts';
import { addComment } from '../../../actions/note-actions.ts';
import { commentTypes } from '../../../terms/choices.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { useRuleWords } from '../../editing/use-rule-words.ts';
import { BodyField } from './body-field.tsx';
import { EditDialog } from './edit-dialog.tsx';

export interface CommentDialogProps {
  value: CommentValue;
  onApply(value: CommentValue): void;
  onClose(): void;
}

/** Source: spec 001 §2.1: body, Public or Private. */
export function CommentDialog({ value, onApply, onClose }: CommentDialogProps) {
  useSignals();
  const { type, facts } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  return (
    <EditDialog
      value={value}
      check={(comment) => addComment.validate(comment, { ...facts.value, type })}
      onApply={onApply}
      onClose={onClose}
    >
      {(form) => {
        const isPublic = form.field('public');
        return (
          <>
            <BodyField form={form} place="comment" hasMentions />
            <Select
              label={t('visibility')}
              options={commentTypes.map((one) => ({ value: one, label: words.nameOf('commentType', one) }))}
              value={isPublic.value.value ? 'PUBLIC' : 'PRIVATE'}
              onChange={(next) => isPublic.set(next !== 'PRIVATE')}
            />
          </>
        );
      }}
    </EditDialog>
  );
}
