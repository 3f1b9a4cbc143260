/** What listeners on a grid reach of it, and what a data table gives it beside what every grid has. */
import type { ComponentType, MouseEvent, ReactNode, RefObject } from 'react';
import type { NoticeTone } from '../../notices/notice-types.ts';
import type { CellViews } from '../cells/cell-views.ts';
import type { CellTexts } from '../cells/own-text.ts';
import type { GridTable, ShownColumn } from '../table-model-types.ts';
import type { ColumnWindow } from './column-window.ts';
import type { GridSides, TableCursor } from './cursor/table-cursor-model.ts';
import type { ColumnMenu, OpenMenu } from './grid-menu.tsx';
import type { GridTranslate } from './grid-messages.ts';
import type { MarkedProps } from './marked-content.tsx';

export interface GridParts<Row> {
  model: GridTable<Row>;
  cursor: TableCursor;
  columnWindow: ColumnWindow;
  scroller: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  t: GridTranslate;
  /** BCP 47 */
  locale: string;
  textOf(token: string): string;
  report(error: unknown): void;
  notify(text: string, tone: NoticeTone): void;
  setMenu(menu: OpenMenu<Row> | undefined): void;
}

/** Listeners that arrange columns. */
export interface ColumnTools {
  /** A right press or the context key on a header. */
  onContextMenu(event: MouseEvent<HTMLElement>): void;
  /** Keys of a column's header; `true` where it took one. */
  onKey(event: KeyboardEvent, cell: HTMLElement, isRightToLeft: boolean): boolean;
  menu: ColumnMenu;
  /** The answer ends it. */
  attach(scroller: HTMLElement, sheet: HTMLElement): () => void;
}

export interface HeadToolsProps {
  column: ShownColumn<unknown>;
}

export type UseCellViews = <Row>(shown: readonly ShownColumn<Row>[]) => CellViews | undefined;

export interface FaceProps {
  sides: GridSides;
  /** Pixels */
  rowHeight: number;
  columnCount: number;
}

/** What a data table's grid has and a list's has not. */
export interface GridExtras<Row> {
  /** `undefined` until their code has come. */
  connect(latest: { readonly current: GridParts<Row> }): ColumnTools | undefined;
  /** Of all types of cells. */
  cellText: CellTexts;
  /** What draws cells that are more than a text, once it is there; a hook. */
  useCellViews: UseCellViews;
  /** Draws cells that say something beside their value. */
  Marked: ComponentType<MarkedProps>;
  /** Beside a column's name in its header. */
  HeadTools: ComponentType<HeadToolsProps>;
  /** In the place of rows: while the first come, and where there are none. */
  face(props: FaceProps): ReactNode;
}
