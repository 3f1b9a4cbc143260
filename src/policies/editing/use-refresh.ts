import { useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { policiesMessages } from './policies-messages.ts';
import type { EditedList } from './policy-session.ts';

/** Reads anew, unless something would be lost by it; then it says so. */
export function useRefresh<Item>(list: Pick<EditedList<Item>, 'isDirty'> & { refresh(): void }): () => void {
  const t = useMessages(policiesMessages);
  const { show } = useNotices();
  return () => {
    if (list.isDirty.peek()) show(t('refreshHeld'), 'info');
    else list.refresh();
  };
}
