/** The snapshots of a guest: a tree of which stands on which, and what can be done with the chosen one. */

import type { ReadonlySignal } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import type { VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import { mostSnapshots, type Snapshot } from '../../console/virtualization/snapshots.ts';
import { useFormat } from '../../host/use-format.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { late } from '../../ui/late.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { Tree } from '../../ui/tree/tree.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { childrenOf, createSnapshotTree } from '../model/snapshot-tree-model.ts';
import { Card } from '../parts/card.tsx';
import { CurrentIcon, EditIcon, RevertIcon, SnapshotIcon } from '../virtualization-icons.tsx';
import { virtualizationMessages } from '../virtualization-messages.ts';
import type { SnapshotDialogProps, SnapshotOrder } from './snapshot-dialogs.tsx';
import css from './snapshots-card.css';
import type { GuestActions } from './use-guest-actions.ts';

const SnapshotDialog = late<SnapshotDialogProps>(async () => (await import('./snapshot-dialogs.tsx')).SnapshotDialog);

const treeStop = ':is([role="tree"][tabindex="0"], [role="tree"] [tabindex="0"])';

export interface SnapshotsCardProps {
  guest: ReadonlySignal<VirtualizationGuest | undefined>;
  actions: GuestActions;
  isReadOnly: boolean;
  isBusy: boolean;
}

export function SnapshotsCard({ guest: shown, actions, isReadOnly, isBusy }: SnapshotsCardProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(virtualizationMessages);
  const { configuration } = useHost();
  const [order, setOrder] = useState<SnapshotOrder>();
  const model = useModel(() => createSnapshotTree({ guest: shown, locale: () => configuration.peek().locale }));
  const box = useRef<HTMLDivElement>(null);
  // One that was deleted takes its buttons with it: the tree is where somebody was.
  useKeptFocus(
    box,
    () => box.current?.querySelector<HTMLElement>(treeStop) ?? box.current?.closest('section')?.querySelector('button'),
  );
  const guest = shown.value;
  if (guest === undefined) return null;
  const isFull = guest.snapshots.length >= mostSnapshots;
  const refusal = isBusy ? t('refused.busy') : undefined;
  return (
    <Card
      title={t('snapshots.label')}
      isWide
      aside={
        !isReadOnly && (
          <Button
            size="small"
            icon={SnapshotIcon}
            disabledReason={isFull ? t('snapshots.full', { limit: mostSnapshots }) : refusal}
            onClick={() => setOrder({ what: 'take' })}
          >
            {t('snapshots.take')}
          </Button>
        )
      }
    >
      <div ref={box} className="snapshots-place">
        {guest.snapshots.length === 0 ? (
          <p className="machine-none">{isReadOnly ? t('snapshots.none') : t('snapshots.noneText')}</p>
        ) : (
          <div className="snapshots">
            <Tree
              label={t('snapshots.label')}
              model={model.tree}
              height={Math.min(320, 16 + 40 * Math.max(4, guest.snapshots.length))}
              texts={{ none: t('snapshots.none') }}
              iconOf={(node) => (node.id === guest.currentSnapshotId ? CurrentIcon : SnapshotIcon)}
            />
            {model.chosen.value ? (
              <ChosenSnapshot
                guest={guest}
                snapshot={model.chosen.value}
                isReadOnly={isReadOnly}
                refusal={refusal}
                onOrder={setOrder}
              />
            ) : (
              <p className="machine-none">{t('snapshots.choose')}</p>
            )}
          </div>
        )}
        {order && (
          <SnapshotDialog guest={guest} order={order} change={actions.change} onClose={() => setOrder(undefined)} />
        )}
      </div>
    </Card>
  );
}

interface ChosenSnapshotProps {
  guest: VirtualizationGuest;
  snapshot: Snapshot;
  isReadOnly: boolean;
  refusal: string | undefined;
  onOrder(order: SnapshotOrder): void;
}

function ChosenSnapshot({ guest, snapshot, isReadOnly, refusal, onOrder }: ChosenSnapshotProps) {
  const t = useMessages(virtualizationMessages);
  const format = useFormat();
  const isCurrent = snapshot.id === guest.currentSnapshotId;
  return (
    <div className="snapshot-chosen">
      <div className="snapshot-name">
        <h4>
          <UntrustedText text={snapshot.name} />
        </h4>
        {isCurrent && <Tag tone="accent">{t('snapshots.currentTag')}</Tag>}
      </div>
      <dl className="machine-facts">
        <div>
          <dt>{t('snapshots.taken')}</dt>
          <dd>{format.dateTime(snapshot.created)}</dd>
        </div>
        <div>
          <dt>{t('snapshots.children')}</dt>
          <dd>{format.number(childrenOf(guest.snapshots, snapshot.id).length)}</dd>
        </div>
      </dl>
      {isCurrent && <p className="machine-note">{t('snapshots.current')}</p>}
      {!isReadOnly && (
        <div className="machine-buttons">
          <Button
            size="small"
            icon={RevertIcon}
            disabledReason={refusal}
            onClick={() => onOrder({ what: 'revert', snapshot })}
          >
            {t('snapshots.revert')}
          </Button>
          <Button
            size="small"
            icon={EditIcon}
            disabledReason={refusal}
            onClick={() => onOrder({ what: 'rename', snapshot })}
          >
            {t('snapshots.rename')}
          </Button>
          <Button
            size="small"
            icon={TrashIcon}
            tone="danger"
            disabledReason={refusal}
            onClick={() => onOrder({ what: 'delete', snapshot })}
          >
            {t('snapshots.delete')}
          </Button>
        </div>
      )}
    </div>
  );
}
