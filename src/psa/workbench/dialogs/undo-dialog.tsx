/** What undoing would change, organization by organization, before it is done. */
import { useModel } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { ListGrid } from '../../../ui/table/list-grid.tsx';
import type { ListColumn } from '../../../ui/table/model/list-model.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { psaMessages } from '../../psa-messages.ts';
import type { ChangeConflict } from '../../psa-shapes.ts';
import { canGoBack, type MappingChange } from '../model/mapping-history.ts';
import { useMappedText } from '../words/mapped-text.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import css from './bench-dialog.css';
import type { BenchDialogProps } from './bench-dialogs.ts';
import { ConflictList } from './conflict-list.tsx';
import { heldListing, listHeight } from './held-listing.ts';

export interface UndoDialogProps extends BenchDialogProps {
  readonly way: 'undo' | 'redo';
}

export function UndoDialog({ bench, way, onDone, onClose }: UndoDialogProps) {
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  // As it was when it was asked for: what is read may not change beneath somebody.
  const [step] = useState(() => bench.history[way === 'undo' ? 'undone' : 'redone'].peek());
  const changes = step?.changes ?? [];
  const [conflicts, setConflicts] = useState<readonly ChangeConflict[]>([]);
  const { run, isBusy, error } = useAttempt(async (press) => {
    const answer = await bench[way](
      conflicts.map(({ clientId }) => clientId),
      press,
    );
    if (answer && answer.conflicts.length > 0) {
      setConflicts(answer.conflicts);
      return;
    }
    const done = tBench(way === 'undo' ? 'undo.done' : 'undo.redone');
    const lostSites = answer?.lostSites ?? 0;
    onDone(lostSites > 0 ? `${done}. ${tBench('undo.lostSites', { count: lostSites })}` : done);
  });
  const lasting = way === 'undo' ? changes.filter((change) => !canGoBack(change)).length : 0;
  const isAllChanged = conflicts.length === changes.length;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={step ? tBench(`undo.${way}.${step.kind}`) : tBench('undo.undo.EDIT')}
      size="wide"
      initialFocus="title"
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {t('autoMap.cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} disabled={lasting === changes.length || isAllChanged} onClick={run}>
            {tBench(conflicts.length > 0 ? `undo.others.${way}` : way === 'undo' ? 'undo.submit' : 'undo.redoSubmit')}
          </Button>
        </>
      }
    >
      <div className="bench-dialog">
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        {conflicts.length === 0 && (
          <p className="bench-dialog-count">{tBench('undo.count', { count: changes.length - lasting })}</p>
        )}
        {conflicts.length > 0 && (
          <InlineAlert tone="warning" title={tBench('undo.conflicts', { count: conflicts.length })}>
            {tBench(isAllChanged ? 'undo.allChanged' : 'undo.othersOnly')}
          </InlineAlert>
        )}
        {conflicts.length > 0 && <ConflictList conflicts={conflicts} changes={changes} isBack={way === 'undo'} />}
        {lasting > 0 && <InlineAlert tone="warning">{tBench('undo.lasting', { count: lasting })}</InlineAlert>}
        {conflicts.length === 0 && <ChangeList changes={changes} isBack={way === 'undo'} />}
      </div>
    </Dialog>
  );
}

interface ChangeListProps {
  changes: readonly MappingChange[];
  /** From what it is to what it was. */
  isBack?: boolean;
}

/** Which organization goes from what to what. */
export function ChangeList({ changes, isBack = false }: ChangeListProps) {
  const tBench = useWorkbenchMessages();
  const text = useMappedText();
  const listing = useModel(() => heldListing(changes));
  const columns = useMemo<ListColumn<MappingChange>[]>(() => {
    return [
      { id: 'clientName', header: tBench('columns.organization'), share: 2, minWidth: 140 },
      {
        id: 'from',
        header: tBench('undo.from'),
        value: ({ before, after }) => text(isBack ? after : before),
        share: 2,
      },
      { id: 'to', header: tBench('undo.to'), value: ({ before, after }) => text(isBack ? before : after), share: 2 },
    ];
  }, [text, tBench, isBack]);
  return (
    <div className="bench-dialog-list" style={listHeight(changes)}>
      <ListGrid
        label={tBench('undo.list')}
        listing={listing}
        columns={columns}
        rowId={({ clientId }) => clientId}
        rowLabel={({ clientName }) => visible(clientName)}
        rowFlags={(change) => (isBack && !canGoBack(change) ? { muted: true } : {})}
      />
    </div>
  );
}
