import type { Press } from '../../host/http/idempotency.ts';
import { DeleteQuestion, type DeleteQuestionProps } from './delete-question.tsx';
import { DeleteRecord, type DeleteRecordProps } from './delete-record.tsx';

/** Without a use, deleting a record does nothing elsewhere. */
export type RecordRemoval<Use> =
  | Omit<DeleteRecordProps<Use>, 'onClose'>
  | Omit<DeleteQuestionProps, 'onClose' | 'canConfirm' | 'children'>;

export interface RecordRemovalProps {
  removal: RecordRemoval<unknown>;
  onClose(): void;
}

/** Asks before a record is deleted; once it is, the question closes by itself. */
export function Removal({ removal, onClose }: RecordRemovalProps) {
  const remove = async (press: Press) => {
    await removal.remove(press);
    onClose();
  };
  return 'readUse' in removal ? (
    <DeleteRecord {...removal} remove={remove} onClose={onClose} />
  ) : (
    <DeleteQuestion {...removal} remove={remove} onClose={onClose} />
  );
}
