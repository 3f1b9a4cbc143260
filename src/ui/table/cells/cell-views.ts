/** What draws cells that are more than their text, and its sheet: fetched when a column has one. */
import type { ComponentType } from 'react';
import type { CellType } from '../table-types.ts';
import { AnchorCell } from './anchor-cell.tsx';
import { ButtonLinkCell } from './button-link-cell.tsx';
import type { CellViewProps } from './cell-context.ts';
import { IconCell } from './icon-cell.tsx';
import { LazyCell } from './lazy-cell.tsx';
import { ProgressCell } from './progress-cell.tsx';
import { StickyPopoverCell } from './sticky-popover-cell.tsx';
import { SwitchCell } from './switch-cell.tsx';
import { TagsCell } from './tags-cell.tsx';

export { default as cellViewsCss } from './cell-views.css';

export type CellViews = { readonly [Type in CellType]?: ComponentType<CellViewProps<Type>> };

export const cellViews: CellViews = {
  Anchor: AnchorCell,
  ButtonLink: ButtonLinkCell,
  Icon: IconCell,
  Switch: SwitchCell,
  Tags: TagsCell,
  LazyRenderer: LazyCell,
  StickyPopover: StickyPopoverCell,
  Progress: ProgressCell,
};
