import { useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';
import type { Conflict } from './product-form-model.ts';
import { type Difference, differences, type Whose } from './product-versions.ts';
import { useProductWords } from './product-words.ts';
import css from './versions-dialog.css';

export interface VersionsDialogProps {
  conflict: Conflict;
  /** With what is taken of theirs; all else is one’s own. */
  onSettled(taken: readonly Difference[]): void;
  /** What is typed here stays, and the next attempt to save tells the same. */
  onClose(): void;
}

/**
 * Somebody else saved it meanwhile: field by field what they have and what is here. What only one of them changed is taken
 * from that one unless somebody says otherwise; where both did, nobody decides but who saves.
 */
export function VersionsDialog({ conflict, onSettled, onClose }: VersionsDialogProps) {
  useThemedStyles(css);
  const t = useMessages(formMessages);
  const { variant } = useProductEditing();
  const { versions, savedBy } = conflict;
  const { own, theirs } = versions;
  const words = useProductWords([own, theirs]);
  const differing = differences(variant, versions);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Whose>>(new Map());
  const whose = ({ fields, changedBy }: Difference) => chosen.get(String(fields[0])) ?? changedBy;
  const isDecided = differing.every((one) => whose(one) !== undefined);
  const chooseAll = (one: Whose) => setChosen(new Map(differing.map(({ fields }) => [String(fields[0]), one])));
  const text = (field: Difference['fields'][number], which: Whose) =>
    words.value(field, versions[which]) || t('versions.empty');
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
            onClick={() => onSettled(differing.filter((one) => whose(one) === 'theirs'))}
          >
            {t('versions.apply')}
          </Button>
        </>
      }
    >
      <div className="versions">
        <p className="versions-text">{t(differing.length === 0 ? 'versions.same' : 'versions.text')}</p>
        {differing.length > 1 && (
          <div className="versions-all">
            <Button size="small" onClick={() => chooseAll('own')}>
              {t('versions.keepAll')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('versions.takeAll')}
            </Button>
          </div>
        )}
        {differing.map((difference) => {
          const [field] = difference.fields;
          if (field === undefined) return null;
          return (
            <RadioGroup
              key={field}
              look="cards"
              label={words.label(field)}
              hint={t(changes[difference.changedBy ?? 'both'])}
              options={[
                { value: 'theirs', label: t('versions.takeTheirs'), description: text(field, 'theirs') },
                { value: 'own', label: t('versions.keepOwn'), description: text(field, 'own') },
              ]}
              value={whose(difference)}
              onChange={(value) => setChosen(new Map(chosen).set(field, value as Whose))}
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
