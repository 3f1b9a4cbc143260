import type { Press } from '../../../host/http/idempotency.ts';
import { useMessages } from '../../../host/use-host.ts';
import { DeleteQuestion } from '../../../ui/record-list/delete-question.tsx';
import { listMessages } from '../list-messages.ts';

export interface DeleteProductProps {
  name: string;
  /** Answers whether this deleted it. */
  remove(press: Press): Promise<boolean>;
  onDeleted(byUs: boolean): void;
  onClose(): void;
}

export function DeleteProduct({ name, remove, onDeleted, onClose }: DeleteProductProps) {
  const t = useMessages(listMessages);
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
