import { useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { ItemDifference, Whose } from './item-versions.ts';
import { type ItemWords, lineOf } from './item-words.ts';
import { policiesMessages } from './policies-messages.ts';
import type { ItemConflict } from './policy-session.ts';
import css from './versions-dialog.css';

export interface ItemVersionsDialogProps<Item> {
  conflict: ItemConflict<Item>;
  words: ItemWords<Item>;
  /** With what is kept of one’s own; all else is theirs. */
  onSettled(kept: readonly ItemDifference<Item>[]): void;
  /** What is here stays, and the next attempt to save tells the same. */
  onClose(): void;
}

/**
 * Somebody else saved it meanwhile: thing by thing what they have and what is here. What only one of them changed is taken
 * from that one unless somebody says otherwise; where both did, nobody decides but who saves.
 */
export function ItemVersionsDialog<Item>({ conflict, words, onSettled, onClose }: ItemVersionsDialogProps<Item>) {
  useThemedStyles(css);
  const t = useMessages(policiesMessages);
  const { savedBy, differences } = conflict;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Whose>>(new Map());
  const whose = ({ id, changedBy }: ItemDifference<Item>) => chosen.get(id) ?? changedBy;
  const isDecided = differences.every((one) => whose(one) !== undefined);
  const chooseAll = (one: Whose) => setChosen(new Map(differences.map(({ id }) => [id, one])));
  const text = (item: Item | undefined) => lineOf(words, item, t('notThere'));
  return (
    <Dialog
      title={savedBy === undefined ? t('versions.title') : t('versions.titleBy', { name: savedBy })}
      role="alertdialog"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('versions.back')}</Button>
          <Button
            variant="primary"
            disabledReason={isDecided ? undefined : t('versions.chooseEach')}
            onClick={() => onSettled(differences.filter((one) => whose(one) === 'own'))}
          >
            {t('versions.apply')}
          </Button>
        </>
      }
    >
      <div className="item-versions">
        <p className="item-versions-text">{t(differences.length === 0 ? 'versions.same' : 'versions.text')}</p>
        {differences.length > 1 && (
          <div className="item-versions-all">
            <Button size="small" onClick={() => chooseAll('own')}>
              {t('versions.keepAll')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('versions.takeAll')}
            </Button>
          </div>
        )}
        {differences.map((difference) => {
          const { id, own, theirs, changedBy } = difference;
          const named = own ?? theirs;
          return (
            <RadioGroup
              key={id}
              look="cards"
              label={named === undefined ? id : words.name(named)}
              hint={t(changes[changedBy ?? 'both'])}
              options={[
                { value: 'theirs', label: t('versions.takeTheirs'), description: text(theirs) },
                { value: 'own', label: t('versions.keepOwn'), description: text(own) },
              ]}
              value={whose(difference)}
              onChange={(value) => setChosen(new Map(chosen).set(id, value as Whose))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

const changes = {
  theirs: 'versions.onlyTheirs',
  own: 'versions.onlyOwn',
  both: 'versions.both',
} as const;
