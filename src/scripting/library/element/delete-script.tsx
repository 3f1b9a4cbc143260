import type { Press } from '../../../host/http/idempotency.ts';
import { useMessages } from '../../../host/use-host.ts';
import { DeleteQuestion } from '../../../ui/record-list/delete-question.tsx';
import { libraryMessages } from '../library-messages.ts';

export interface DeleteScriptProps {
  name: string;
  /** Answers whether this deleted it. */
  remove(press: Press): Promise<boolean>;
  onDeleted(byUs: boolean): void;
  onClose(): void;
}

export function DeleteScript({ name, remove, onDeleted, onClose }: DeleteScriptProps) {
  const t = useMessages(libraryMessages);
  return (
    <DeleteQuestion
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      text={t('deleteText', { name })}
      remove={async (press) => onDeleted(await remove(press))}
      onClose={onClose}
    />
  );
}
