/**
 * The rows of a table or of a list as an ARIA grid: one tab stop, arrows between cells, rows and, where there are many, columns drawn
 * only where somebody looks. Fills a column flex box and scrolls in itself; without a height it is as high as its
 * skeletons. Source: spec 003 §2 to §5.
 */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fold } from '../../../base/fold.ts';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { movedEvent } from '../../../host/top-layer.ts';
import { useHost, useLateStyles } from '../../../host/use-host.ts';
import { late } from '../../late.tsx';
import { limits } from '../../limits.ts';
import type { NoticeTone } from '../../notices/notice-types.ts';
import { activeElement, contains } from '../../shadow-dom.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { skeletonCount } from '../body/bones.ts';
import { type ColumnWindow, createColumnWindow } from '../body/column-window.ts';
import { createTableCursor, type GridSides, type TableCursor } from '../body/cursor/table-cursor-model.ts';
import type { GridMenuProps, OpenMenu } from '../body/grid-menu.tsx';
import { useGridMessages } from '../body/grid-messages.ts';
import type { GridExtras } from '../body/grid-parts.ts';
import actionsCss from '../body/inline-actions.css';
import { hasHiddenColumns, inlineActions, roomOf } from '../body/row-actions.ts';
import { TableBody } from '../body/table-body.tsx';
import headCss from '../body/table-head.css';
import { TableHead } from '../body/table-head.tsx';
import rowCss from '../body/table-row.css';
import { useGridHandlers } from '../body/use-grid-handlers.ts';
import { CellContext } from '../cells/cell-context.ts';
import { listCellText } from '../cells/own-text.ts';
import type { GridTable } from '../table-model-types.ts';
import type { TableRow } from '../table-types.ts';
import type { RowDetailsProps } from './row-details.tsx';
import css from './row-grid.css';
import { useTokenText } from './use-token-text.ts';

export interface RowGridProps<Row> {
  model: GridTable<Row>;
  /** Tells the reader what failed: an action, a switch. The page has been told already. */
  notify(text: string, tone: NoticeTone): void;
  /** What a data table has and a list has not. */
  extras?: GridExtras<Row>;
}

const RowDetails = late<RowDetailsProps>(async () => (await import('./row-details.tsx')).RowDetails);
const GridMenu = late<GridMenuProps>(async () => (await import('../body/grid-menu.tsx')).GridMenu);

/** A list's cells are texts, or drawn at once. */
const noViews = () => undefined;

/** CSS pixels; a finger needs the higher one. */
const usualRowHeight = matchMedia('(pointer: coarse)').matches ? 40 : 36;

/** What a second line adds to a row. */
const secondLine = 20;

export function RowGrid<Row>({ model, notify, extras }: RowGridProps<Row>) {
  useSignals();
  useThemedStyles(css, headCss, rowCss, actionsCss);
  const t = useGridMessages();
  const textOf = useTokenText();
  const { configuration, report } = useHost();
  const { locale } = configuration.value;
  const { label } = model.options.value;
  const models = useGridModels(model, { locale: () => configuration.peek().locale, textOf });
  const { cursor, columnWindow, sides } = models;
  const rowHeight = models.rowHeight.value;
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu<Row>>();
  const [detailed, setDetailed] = useState<Row>();
  const { cellText = listCellText, useCellViews = noViews } = extras ?? {};
  const parts = {
    model,
    cursor,
    columnWindow,
    scroller,
    sheet,
    t,
    locale,
    textOf,
    report,
    notify,
    setMenu,
  };
  const grid = useGridHandlers<Row>(parts, extras);

  useAttached(scroller, sheet, header, cursor, columnWindow);
  useTooltips(scroller);
  useFocusOnRequest(cursor, columnWindow, sides, scroller);

  const services = useMemo(() => ({ t, report, notify }), [t, report, notify]);
  const phase = model.rows.phase.value;
  const total = model.rows.totalCount.value;
  const columnCount = cursor.columnCount.value;
  const isSayingWhy = phase === 'empty' || phase === 'error';
  return (
    <CellContext value={services}>
      <div
        className="table-grid"
        ref={scroller}
        part="table"
        // Firefox makes a stop of whatever scrolls; here that is the cell within.
        tabIndex={-1}
        style={boxStyle(skeletonCount(model), rowHeight, sides.picks)}
        {...grid.handlers}
      >
        <div
          ref={sheet}
          className={model.rows.isReloading.value ? 'table-sheet table-reloading' : 'table-sheet'}
          role="grid"
          aria-label={label}
          aria-busy={phase === 'loading' || undefined}
          aria-rowcount={isSayingWhy ? 2 : total === undefined ? -1 : total + 1}
          aria-colcount={columnCount}
          aria-multiselectable={sides.hasChecks || sides.picks || undefined}
        >
          <TableHead
            ref={header}
            model={model}
            cursor={cursor}
            columnWindow={columnWindow}
            sides={sides}
            t={t}
            textOf={textOf}
            Tools={extras?.HeadTools}
          />
          {phase === 'filled' && (
            <TableBody
              model={model}
              cursor={cursor}
              columnWindow={columnWindow}
              rowHeight={rowHeight}
              sides={sides}
              locale={locale}
              cellText={cellText}
              useCellViews={useCellViews}
              Marked={extras?.Marked}
              t={t}
              labelOf={grid.labelOf}
            />
          )}
          {phase !== 'filled' && extras?.face({ sides, rowHeight, columnCount })}
        </div>
      </div>
      {menu && (menu.kind === 'row' || grid.columnMenu) && (
        <GridMenu
          // What a menu does is done to the row it was opened on, of whatever kind it is.
          menu={menu as OpenMenu<unknown>}
          model={model as unknown as GridTable<unknown>}
          columnMenu={grid.columnMenu}
          t={t}
          labelOf={grid.labelOf}
          run={grid.run}
          onDetails={(row) => setDetailed(() => row as Row)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {detailed !== undefined && (
        <RowDetails
          model={model as unknown as GridTable<TableRow>}
          row={detailed as TableRow}
          locale={locale}
          cellText={cellText}
          useCellViews={useCellViews}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </CellContext>
  );
}

function useGridModels<Row>(
  model: GridTable<Row>,
  latest: { locale: () => string; textOf: (token: string) => string },
) {
  const reads = useRef(latest);
  reads.current = latest;
  const models = useMemo(() => {
    const rowHeight = computed(() => {
      const { selectable, rowHeight: wanted } = model.options.value;
      // There is room for the second line in it.
      if (selectable === 'rows' && wanted === undefined) return limits.table.pickedRow;
      return (wanted ?? usualRowHeight) + (model.columns.isCompact.value ? secondLine : 0);
    });
    const sides: ReadonlySignal<GridSides> = computed(() => {
      const { selectable, rowActions, rowMenu } = model.options.value;
      const hasActions = typeof rowActions === 'function' || (rowActions?.length ?? 0) > 0 || rowMenu !== undefined;
      return sidesOf(selectable, hasActions || hasHiddenColumns(model.columns));
    });
    const cursor = createTableCursor(model, rowHeight, sides, () => reads.current.locale());
    const active = computed(() => cursor.active.value.column - (sides.value.hasChecks ? 1 : 0));
    const actionCount = (isCompact: boolean) => {
      const { rowActions = [], rowButtons } = model.options.value;
      const most = limits.table.inlineRowActions;
      if (isCompact) return 1;
      if (typeof rowActions === 'function') return rowButtons ?? most + 1;
      const inline = inlineActions(rowActions, { most: rowButtons });
      const room = fold(inline, (sum, action) => sum + roomOf(action, reads.current.textOf(action.labelToken)), 0);
      return room + (rowActions.length > inline.length ? 1 : 0);
    };
    return { rowHeight, sides, cursor, columnWindow: createColumnWindow(model.columns, sides, actionCount, active) };
  }, [model]);
  useEffect(
    () => () => {
      models.cursor[Symbol.dispose]();
      models.columnWindow[Symbol.dispose]();
    },
    [models],
  );
  return { ...models, sides: models.sides.value };
}

const allSides = [0, 1, 2, 3, 4, 5].map((kind) => ({
  hasChecks: kind % 3 === 1,
  picks: kind % 3 === 2,
  hasActions: kind > 2,
}));

/** One object for each case, so that options that change something else repaint nothing. */
function sidesOf(selectable: boolean | 'rows' | undefined, hasActions: boolean): GridSides {
  return allSides[(selectable === 'rows' ? 2 : Number(selectable === true)) + (hasActions ? 3 : 0)] as GridSides;
}

type Box = { readonly current: HTMLDivElement | null };

function useAttached(scroller: Box, sheet: Box, header: Box, cursor: TableCursor, columnWindow: ColumnWindow) {
  useLayoutEffect(() => {
    if (!scroller.current || !sheet.current || !header.current) return;
    const detachColumns = columnWindow.attach(scroller.current, sheet.current);
    const detachRows = cursor.window.attach(scroller.current, header.current);
    cursor.window.reveal(cursor.active.peek().row);
    const keepsPlace = keepPlace(scroller.current);
    // The same cells now show another list, and the focus is where its last one was.
    if (contains(scroller.current, activeElement(scroller.current.ownerDocument))) cursor.requestFocus();
    return () => {
      keepsPlace();
      detachRows();
      detachColumns();
    };
  }, [scroller, sheet, header, cursor, columnWindow]);
}

/** A move in the document scrolls what is moved to its start: it goes back to where somebody was. */
function keepPlace(scroller: HTMLElement): () => void {
  const root = scroller.getRootNode();
  let { scrollLeft: left, scrollTop: top } = scroller;
  const onScroll = () => {
    left = scroller.scrollLeft;
    top = scroller.scrollTop;
  };
  // Not by scrollTo, which Prototype 1.6 has made another.
  const onMoved = () => Object.assign(scroller, { scrollLeft: left, scrollTop: top });
  scroller.addEventListener('scroll', onScroll, { passive: true });
  root.addEventListener(movedEvent, onMoved);
  return () => {
    scroller.removeEventListener('scroll', onScroll);
    root.removeEventListener(movedEvent, onMoved);
  };
}

/** Their code comes after the rows; one Retry is whoever shows the next grid. */
const tooltips = createResource({ read: () => import('../body/grid-tooltips.ts') });

function useTooltips(scroller: Box) {
  const adopt = useLateStyles();
  const code = valueIn(tooltips.state.value);
  useEffect(() => {
    if (tooltips.state.peek().status === 'idle') tooltips.ask(undefined);
    else tooltips.retry();
  }, []);
  useLayoutEffect(
    () => (scroller.current && code ? code.listenForTooltips(scroller.current, adopt) : undefined),
    [scroller, adopt, code],
  );
}

/** Focuses the active cell when the cursor asks, and when a repaint took the focused cell away. */
function useFocusOnRequest(cursor: TableCursor, columnWindow: ColumnWindow, sides: GridSides, scroller: Box) {
  const request = cursor.focusRequests.value;
  const seen = useRef({ cursor, request });
  if (seen.current.cursor !== cursor) seen.current = { cursor, request };
  useLayoutEffect(() => {
    if (request === seen.current.request) return;
    seen.current = { cursor, request };
    columnWindow.reveal(cursor.active.peek().column - (sides.hasChecks ? 1 : 0));
    // Keys moved it, though WebKit takes a focus by script for no keyboard's.
    scroller.current
      ?.querySelector<HTMLElement>('[data-active]')
      ?.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  }, [request, cursor, columnWindow, sides, scroller]);
  useKeptFocus(scroller, () => scroller.current?.querySelector<HTMLElement>('[data-active]'));
}

function boxStyle(rows: number, rowHeight: number, picks = false): CSSProperties {
  const picked = picks && { '--head-height': `${limits.table.pickedRow}px`, '--row-padding': '2px' };
  return { '--table-rows': rows, '--row-height': `${rowHeight}px`, ...picked } as CSSProperties;
}
