import { Popover } from '../../ui/popover/popover.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useInlineSize } from '../../ui/use-inline-size.ts';
import css from './search-popover.css';
import type { SearchPopoverProps } from './search-props.ts';
import { SearchResults } from './search-results.tsx';

export function SearchPopover({ list, anchor, onClose }: SearchPopoverProps) {
  useThemedStyles(css);
  const width = useInlineSize(anchor);
  return (
    <Popover
      anchor={anchor}
      part="results"
      className="search-popover"
      onClose={onClose}
      // The focus stays in the field, whatever is pressed here.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="search-popover-body" style={{ minInlineSize: width }}>
        <SearchResults list={list} />
      </div>
    </Popover>
  );
}
