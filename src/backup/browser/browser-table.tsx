/** What is listed, in one of its faces: rows (also while they load), nothing, a failure, or what stands in the way. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { CallError } from '../../host/http/call-error.ts';
import { useFormat, useHost, useMessages } from '../../host/use-host.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSelection } from '../../ui/grid/grid-model.ts';
import { late } from '../../ui/late.tsx';
import { isRestricted } from '../access.ts';
import type { BackupRow } from '../backup-row.ts';
import type { Shown } from '../browser-model/browser-model.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { columnNamed } from '../browser-model/columns.ts';
import { levelNamed } from '../browser-model/levels.ts';
import { coveringItem } from '../browser-model/selected-items.ts';
import { backupMessages } from '../messages.ts';
import { usePlaceName } from '../place/use-place-name.ts';
import { useRowName } from '../use-row-name.ts';
import { BackupCell, type CellTools, RowActions } from './browser-cells.tsx';
import type { StillFaceProps } from './browser-states.tsx';

const rowHeight = 36;

const StillFace = late<StillFaceProps>(async () => (await import('./browser-states.tsx')).StillFace, PlainFace);

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
  const { configuration } = useHost();
  const t = useMessages(backupMessages);
  const { browser, grants } = useBrowser();
  const format = useFormat();
  const nameOf = useRowName();
  const placeName = usePlaceName();
  const selection = useRowSelection(shown);
  const { level, listing } = shown;
  const granted = grants.value;
  const columns = useMemo<GridColumn<BackupRow>[]>(() => {
    const tools: CellTools = { t, format, nameOf, browser, grants: granted, plan: shown.plan };
    const actions: GridColumn<BackupRow> = {
      id: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      // It lies over the others where they scroll sideways: no wider than a menu, and a button for revisions of files.
      width: { least: level === 'folder' || level === 'search' ? 84 : 56 },
      isPinned: true,
      align: 'end',
      cell: (row) => <RowActions row={row} tools={tools} />,
    };
    return [
      ...levelNamed(level).columns.map((id): GridColumn<BackupRow> => {
        const { header, width, cell } = columnNamed(id);
        return {
          id,
          header: t(header),
          width,
          isSortable: true,
          ...(cell.kind === 'bytes' && { align: 'end' }),
          cell: (row) => <BackupCell row={row} id={id} tools={tools} />,
        };
      }),
      // Nothing is done with an image revision but to mount it.
      ...(level === 'volumeRevisions' ? [] : [actions]),
    ];
  }, [level, t, format, nameOf, browser, granted, shown.plan]);
  const texts = useMemo(
    () => ({
      selectAll: t('grid.selectAll'),
      failedPage: t('grid.failedPage'),
      retry: t('grid.retry'),
      sortNote: (column: string) => t('grid.sortNote', { column }),
    }),
    [t],
  );
  return (
    <DataGrid<BackupRow>
      label={placeName(shown.place.at(-1))}
      columns={columns}
      listing={listing}
      rowHeight={rowHeight}
      selection={levelNamed(level).isSelectable ? selection : undefined}
      labelOf={nameOf}
      locale={configuration.value.locale}
      texts={texts}
      initialRow={browser.recallRow()}
      onActiveRow={(index) => browser.rememberRow(index)}
      onActivate={(row) => browser.open(row)}
      onParent={() => browser.toParent()}
      isMuted={(row) => row.isDeleted || isRestricted(grants.value, row, row.plan ?? shown.plan)}
    />
  );
}

function useRowSelection(shown: Shown): GridSelection<BackupRow> {
  const t = useMessages(backupMessages);
  const { selectedItems, selection, grants } = useBrowser();
  const nameOf = useRowName();
  return useMemo(
    () => ({
      all: selection.all,
      hasOpenRow: selection.hasOpenRow,
      toggle: (row) => selection.toggle(row),
      extend: (anchor, head) => selection.extend(anchor, head),
      toggleAll: () => selection.toggleAll(),
      label: (row) => t('grid.selectRow', { name: nameOf(row) }),
      stateOf: (row) =>
        selectedItems.items.value.has(row.key) ||
        coveringItem(selectedItems.items.value, shown.place, row) !== undefined,
      blockedReason(row) {
        if (isRestricted(grants.value, row, row.plan ?? shown.plan)) return t('selection.blocked');
        const covering = coveringItem(selectedItems.items.value, shown.place, row);
        return covering && t('selection.included', { name: nameOf(covering.row) });
      },
    }),
    [shown, selectedItems, selection, grants, t, nameOf],
  );
}
