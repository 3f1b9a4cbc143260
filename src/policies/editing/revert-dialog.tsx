import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { ChangeList } from '../../ui/form/change-list.tsx';
import { changedFacts, type ItemWords } from './item-words.ts';
import { policiesMessages } from './policies-messages.ts';

export interface RevertDialogProps<Item> {
  item: Item;
  /** As it will be. */
  after: Item;
  words: ItemWords<Item>;
  /** Name of the policy that it will be as. */
  policy: string | undefined;
  onRevert(): void;
  onClose(): void;
}

/** What will change, before it does. */
export function RevertDialog<Item>({ item, after, words, policy, onRevert, onClose }: RevertDialogProps<Item>) {
  const t = useMessages(policiesMessages);
  const changes = changedFacts(words, item, after);
  const names = { name: words.name(item), policy: policy ?? t('parentPolicy') };
  return (
    <ConfirmDialog title={t('revertTitle')} confirmLabel={t('revert')} onConfirm={onRevert} onClose={onClose}>
      <p>{t(changes.length === 0 ? 'revertSame' : 'revertText', names)}</p>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </ConfirmDialog>
  );
}
