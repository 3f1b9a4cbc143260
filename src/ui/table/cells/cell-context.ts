import { createContext, useContext } from 'react';
import type { NoticeTone } from '../../notices/notice-types.ts';
import type { GridTranslate } from '../body/grid-messages.ts';
import type { Cell, CellType, TableRow } from '../table-types.ts';

/** What views of cells reach of the table around them. */
export interface CellServices {
  t: GridTranslate;
  /** To the page. */
  report(error: unknown): void;
  /** To the reader. */
  notify(text: string, tone: NoticeTone): void;
}

export const CellContext = createContext<CellServices | undefined>(undefined);

export function useCellContext(): CellServices {
  const services = useContext(CellContext);
  if (!services)
    throw new Error(
      'A cell was rendered outside a TableGrid. Render it inside one, which provides its texts and notices.',
    );
  return services;
}

export type CellOf<Type extends CellType> = Extract<Cell<TableRow>, { type: Type }>;

export interface CellViewProps<Type extends CellType> {
  cell: CellOf<Type>;
  row: TableRow;
  rowId: string;
  value: unknown;
  /** As it is shown: cut to the limit, a dash for nothing. */
  text: string;
}
