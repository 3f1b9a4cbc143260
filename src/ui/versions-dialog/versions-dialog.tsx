import { useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { late } from '../late.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import type { LineVersionsProps } from './line-versions.tsx';
import css from './versions-dialog.css';
import { versionsMessages } from './versions-messages.ts';

const LineVersions = late<LineVersionsProps>(async () => (await import('./line-versions.tsx')).LineVersions);

export type Whose = 'theirs' | 'own';

/** One thing that is not the same in both. */
export interface VersionDifference {
  readonly id: string;
  readonly label: string;
  /** What it says; empty where there is nothing. */
  readonly theirs: string;
  readonly own: string;
  /** Both are code, which is compared line by line. */
  readonly isCode?: boolean | undefined;
  /** Only one of them has changed it: theirs or one’s own is what both would want. Undefined: both have. */
  readonly changedBy: Whose | undefined;
}

export interface VersionsDialogProps {
  title: string;
  /** What to do about it. */
  text: string;
  /** The verb: Save. */
  applyLabel: string;
  differences: readonly VersionDifference[];
  /** With the ids of what is taken of theirs; all else is one’s own. */
  onSettled(taken: ReadonlySet<string>): void;
  /** What is typed here stays, and the next attempt to save tells the same. */
  onClose(): void;
}

/**
 * Somebody else saved it meanwhile: field by field what they have and what is here. What only one of them changed is taken
 * from that one unless somebody says otherwise; where both did, nobody decides but who saves.
 */
export function VersionsDialog({ title, text, applyLabel, differences, onSettled, onClose }: VersionsDialogProps) {
  useThemedStyles(css);
  const t = useMessages(versionsMessages);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Whose>>(new Map());
  const whose = ({ id, changedBy }: VersionDifference) => chosen.get(id) ?? changedBy;
  const isDecided = differences.every((one) => whose(one) !== undefined);
  const chooseAll = (one: Whose) => setChosen(new Map(differences.map(({ id }) => [id, one])));
  const taken = () => new Set(differences.filter((one) => whose(one) === 'theirs').map(({ id }) => id));
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button
            variant="primary"
            disabledReason={isDecided ? undefined : t('chooseEach')}
            onClick={() => onSettled(taken())}
          >
            {applyLabel}
          </Button>
        </>
      }
    >
      <div className="versions">
        <p className="versions-text">{differences.length === 0 ? t('same') : text}</p>
        {differences.length > 1 && (
          <div className="versions-all">
            <Button size="small" onClick={() => chooseAll('own')}>
              {t('keepAll')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('takeAll')}
            </Button>
          </div>
        )}
        {differences.map((difference) => {
          const { id, label, theirs, own, isCode, changedBy } = difference;
          const described = (text: string) =>
            text === '' ? t('empty') : isCode ? t('lines', { count: text.trimEnd().split('\n').length }) : text;
          return (
            <div key={id} className="versions-difference">
              <RadioGroup
                look="cards"
                label={label}
                hint={t(changes[changedBy ?? 'both'])}
                options={[
                  { value: 'theirs', label: t('takeTheirs'), description: described(theirs) },
                  { value: 'own', label: t('keepOwn'), description: described(own) },
                ]}
                value={whose(difference)}
                onChange={(value) => setChosen(new Map(chosen).set(id, value as Whose))}
              />
              {isCode && <LineVersions label={label} theirs={theirs} own={own} />}
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}

const changes = { theirs: 'onlyTheirs', own: 'onlyOwn', both: 'both' } as const;
