/** What is listed, in one of its faces: rows (also while they load), nothing, a failure, or what stands in the way. */
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useMemo } from 'react';
import { CallError } from '../../host/http/call-error.ts';
import { useFormat } from '../../host/use-format.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { HistoryIcon } from '../../ui/icon/icon.tsx';
import { late } from '../../ui/late.tsx';
import { ListGrid } from '../../ui/table/list-grid.tsx';
import type { ListColumn } from '../../ui/table/model/list-model.ts';
import type { RowAction, RowFlags } from '../../ui/table/table-types.ts';
import { hasActions, isRestricted } from '../access.ts';
import type { BackupRow } from '../backup-row.ts';
import type { Shown } from '../browser-model/browser-model.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { columnNamed } from '../browser-model/columns.ts';
import { levelNamed } from '../browser-model/levels.ts';
import { coveringItem } from '../browser-model/selected-items.ts';
import { backupMessages } from '../messages.ts';
import { usePlaceName } from '../place/use-place-name.ts';
import { useRowName } from '../use-row-name.ts';
import { type CellTools, cellOf } from './browser-cells.tsx';
import type { StillFaceProps } from './browser-states.tsx';
import type { RowMenuProps } from './row-menu.tsx';

const StillFace = late<StillFaceProps>(async () => (await import('./browser-states.tsx')).StillFace, PlainFace);
const RowMenu = late<RowMenuProps>(async () => (await import('./row-menu.tsx')).RowMenu);

export function BrowserTable() {
  const { browser } = useBrowser();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that has to work whichever face is shown
    <div
      className="browser-content"
      onKeyDown={(event) => {
        if (event.defaultPrevented || !event.altKey || event.key !== 'ArrowUp') return;
        event.preventDefault();
        browser.toParent();
      }}
    >
      <Face />
    </div>
  );
}

function Face() {
  useSignals();
  const { browser } = useBrowser();
  const obstacle = browser.obstacle.value;
  const shown = browser.shown.value;
  if (obstacle && obstacle.is !== 'looking-up-plan') return <StillFace obstacle={obstacle} shown={undefined} />;
  if (!shown) return <div className="browser-face" tabIndex={-1} aria-busy="true" />;
  const phase = shown.listing.phase.value;
  if (phase === 'failed' || phase === 'empty') return <StillFace obstacle={undefined} shown={shown} />;
  return <PlaceGrid shown={shown} />;
}

/** Until the face's code is there, and where the very failure that it is to tell of keeps it away. */
function PlainFace({ shown, obstacle }: StillFaceProps) {
  useSignals();
  const t = useMessages(backupMessages);
  const { browser } = useBrowser();
  const failed = shown?.listing.failure.value ?? (obstacle?.is === 'plan-failed' ? obstacle : undefined);
  const isDeclined = failed?.error instanceof CallError && failed.error.kind === 'mfa-declined';
  return (
    <div className="browser-face" tabIndex={-1}>
      {failed && !isDeclined && (
        <p role="alert">
          {t(obstacle || shown?.level === 'plans' ? 'failure.plans' : 'grid.failedPage')}{' '}
          <button type="button" className="name-link" onClick={() => browser.reload()}>
            {t('grid.retry')}
          </button>
        </p>
      )}
    </div>
  );
}

function PlaceGrid({ shown }: { shown: Shown }) {
  useSignals();
  const t = useMessages(backupMessages);
  const { browser, selection, grants, deleting } = useBrowser();
  const format = useFormat();
  const locale = useLocale();
  const nameOf = useRowName();
  const placeName = usePlaceName();
  const rowFlags = useRowFlags(shown);
  const { level, listing, plan } = shown;
  const granted = grants.value;
  const leaving = deleting.value;
  const columns = useMemo(() => {
    const tools: CellTools = { t, format, locale, nameOf, grants: granted, deleting: leaving, plan };
    return levelNamed(level).columns.map((id): ListColumn<BackupRow> => {
      const { header, width, priority } = columnNamed(id);
      return { id, header: t(header), ...width, ...(priority && { priority }), cell: cellOf(id, tools) };
    });
  }, [level, t, format, locale, nameOf, granted, leaving, plan]);
  const actions = useMemo(() => {
    // Nothing is done with an image revision but to mount it.
    if (level === 'volumeRevisions') return {};
    const isOpen = (row: BackupRow) => !isRestricted(granted, row, row.plan ?? plan);
    const revisions: RowAction<BackupRow> = {
      id: 'revisions',
      labelToken: t('action.revisions'),
      Icon: HistoryIcon,
      action: (_, row) => row && browser.openRevisions(row),
    };
    const ofFiles = [revisions];
    const hasFiles = level === 'folder' || level === 'search';
    return {
      rowButtons: hasFiles ? 2 : 1,
      rowActions: (row: BackupRow) => (row.kind === 'file' && isOpen(row) ? ofFiles : noActions),
      rowMenu: {
        isThere(row: BackupRow) {
          const ofRow = row.plan ?? plan;
          return ofRow !== undefined && isOpen(row) && hasActions(granted, row, ofRow);
        },
        List: RowMenu,
      },
    };
  }, [level, t, browser, granted, plan]);
  return (
    <ListGrid<BackupRow>
      label={placeName(shown.place.at(-1))}
      columns={columns}
      listing={listing}
      selection={levelNamed(level).isSelectable ? selection : undefined}
      rowId={keyOf}
      rowLabel={nameOf}
      rowFlags={rowFlags}
      {...actions}
      failedText={t('grid.failedPage')}
      initialRow={browser.recallRow()}
      onActiveRow={browser.rememberRow}
      onRowActivate={browser.open}
    />
  );
}

const noActions: readonly never[] = [];
const keyOf = ({ key }: BackupRow) => key;

/** What is dimmed, and what cannot be selected, and why: it is not allowed, or it is included already. */
function useRowFlags(shown: Shown): (row: BackupRow) => RowFlags {
  const t = useMessages(backupMessages);
  const { selectedItems, grants } = useBrowser();
  const nameOf = useRowName();
  return useCallback(
    (row) => {
      const isClosed = isRestricted(grants.value, row, row.plan ?? shown.plan);
      const covering = coveringItem(selectedItems.items.value, shown.place, row);
      return {
        muted: row.isDeleted || isClosed,
        disabled: isClosed || (covering !== undefined && t('selection.included', { name: nameOf(covering.row) })),
      };
    },
    [shown, selectedItems, grants, t, nameOf],
  );
}
