import type { RefObject } from 'react';
import type { SearchList } from '../use-search-list.ts';

export interface SearchPopoverProps {
  list: SearchList;
  anchor: RefObject<HTMLDivElement | null>;
  onClose(): void;
}

export interface SearchDialogProps {
  list: SearchList;
  maxLength: number | undefined;
  onClose(): void;
}
