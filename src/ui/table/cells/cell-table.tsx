/**
 * How each type of cell looks; what it says is in `cell-text.ts`. A type without a view is nothing but its text, put
 * straight into the cell: most cells are, and a table scrolls as fast as its cells are cheap. Source: spec 003 §3.
 */
import type { ComponentType } from 'react';
import type { CellType } from '../table-types.ts';
import { AnchorCell } from './anchor-cell.tsx';
import { ButtonLinkCell } from './button-link-cell.tsx';
import type { CellViewProps } from './cell-surroundings.ts';
import { IconCell } from './icon-cell.tsx';
import { LazyCell } from './lazy-cell.tsx';
import { ProgressCell } from './progress-cell.tsx';
import { StickyPopoverCell } from './sticky-popover-cell.tsx';
import { SwitchCell } from './switch-cell.tsx';
import { TagsCell } from './tags-cell.tsx';

export interface CellKind<Type extends CellType = CellType> {
  align: 'start' | 'end';
  View?: ComponentType<CellViewProps<Type>>;
}

export const cellTable: { readonly [Type in CellType]: CellKind<Type> } = {
  Anchor: { align: 'start', View: AnchorCell },
  ButtonLink: { align: 'start', View: ButtonLinkCell },
  Icon: { align: 'start', View: IconCell },
  Text: { align: 'start' },
  Switch: { align: 'start', View: SwitchCell },
  Tags: { align: 'start', View: TagsCell },
  LazyRenderer: { align: 'start', View: LazyCell },
  StickyPopover: { align: 'start', View: StickyPopoverCell },
  Date: { align: 'start' },
  Currency: { align: 'end' },
  Number: { align: 'end' },
  Progress: { align: 'start', View: ProgressCell },
};
