import { useMessages } from '../../host/use-host.ts';
import { VersionsDialog } from '../../ui/versions-dialog/versions-dialog.tsx';
import type { ItemDifference } from './item-versions.ts';
import { type ItemWords, lineOf } from './item-words.ts';
import { policiesMessages } from './policies-messages.ts';
import type { ItemConflict } from './policy-session.ts';

export interface ItemVersionsDialogProps<Item> {
  conflict: ItemConflict<Item>;
  words: ItemWords<Item>;
  /** With what is kept of one’s own; all else is theirs. */
  onSettled(kept: readonly ItemDifference<Item>[]): void;
  /** What is here stays, and the next attempt to save tells the same. */
  onClose(): void;
}

/** Somebody else saved the policy meanwhile. */
export function ItemVersionsDialog<Item>({ conflict, words, onSettled, onClose }: ItemVersionsDialogProps<Item>) {
  const t = useMessages(policiesMessages);
  const { savedBy, differences } = conflict;
  const text = (item: Item | undefined) => lineOf(words, item, t('notThere'));
  return (
    <VersionsDialog
      title={savedBy === undefined ? t('versions.title') : t('versions.titleBy', { name: savedBy })}
      text={t('versions.text')}
      applyLabel={t('versions.apply')}
      differences={differences.map(({ id, own, theirs, changedBy }) => {
        const named = own ?? theirs;
        return {
          id,
          label: named === undefined ? id : words.name(named),
          theirs: text(theirs),
          own: text(own),
          changedBy,
        };
      })}
      onSettled={(taken) => onSettled(differences.filter(({ id }) => !taken.has(id)))}
      onClose={onClose}
    />
  );
}
