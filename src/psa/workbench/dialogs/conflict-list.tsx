import { useModel } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../../base/visible.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { ListGrid } from '../../../ui/table/list-grid.tsx';
import type { ListColumn } from '../../../ui/table/model/list-model.ts';
import { cellText, psaMessages } from '../../psa-messages.ts';
import type { ChangeConflict } from '../../psa-shapes.ts';
import type { MappingChange } from '../model/mapping-history.ts';
import { useMappedText } from '../words/mapped-text.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import { heldListing, listHeight } from './held-listing.ts';

interface ConflictListProps {
  conflicts: readonly ChangeConflict[];
  /** Of the step. */
  changes: readonly MappingChange[];
  isBack: boolean;
}

/** What others have made of organizations since, beside what undoing would make of them. */
export function ConflictList({ conflicts, changes, isBack }: ConflictListProps) {
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const format = useFormat();
  const text = useMappedText();
  const listing = useModel(() => heldListing(conflicts));
  const columns = useMemo<ListColumn<ChangeConflict>[]>(() => {
    const byClient = new Map(changes.map((change) => [change.clientId, change]));
    const wanted = ({ clientId }: ChangeConflict) => {
      const change = byClient.get(clientId);
      return change && text(isBack ? change.before : change.after);
    };
    const now = ({ targetName, mappedLocationCount: sites }: ChangeConflict) =>
      [cellText(targetName, t), ...(sites > 0 ? [tBench('undo.sites', { count: sites })] : [])].join(' · ');
    const by = ({ mappedBy, mappedAt }: ChangeConflict) =>
      [mappedBy ?? '', mappedAt == null ? '' : format.dateTime(mappedAt)].filter(Boolean).join(' · ');
    return [
      { id: 'clientName', header: tBench('columns.organization'), share: 2, minWidth: 140 },
      { id: 'now', header: tBench('undo.now'), value: now, share: 2 },
      { id: 'by', header: tBench('columns.mappedBy'), value: by, share: 2 },
      { id: 'wanted', header: tBench('undo.wouldBe'), value: wanted, share: 2 },
    ];
  }, [t, tBench, format, text, changes, isBack]);
  return (
    <div className="bench-dialog-list" style={listHeight(conflicts)}>
      <ListGrid
        label={tBench('undo.conflictList')}
        listing={listing}
        columns={columns}
        rowId={({ clientId }) => clientId}
        rowLabel={({ clientName }) => visible(clientName)}
      />
    </div>
  );
}
