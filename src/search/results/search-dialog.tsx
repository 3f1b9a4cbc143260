import { useMessages } from '../../host/use-host.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { SearchField } from '../search-field.tsx';
import { searchMessages } from '../search-messages.ts';
import css from './search-dialog.css';
import type { SearchDialogProps } from './search-props.ts';
import { SearchResults } from './search-results.tsx';

/** On a small screen the list has no room beside the page. */
export function SearchDialog({ list, maxLength, onClose }: SearchDialogProps) {
  useThemedStyles(css);
  const t = useMessages(searchMessages);
  return (
    <Dialog title={t('label')} onClose={onClose}>
      <div className="search-sheet">
        <SearchField list={list} maxLength={maxLength} />
        <SearchResults list={list} />
      </div>
    </Dialog>
  );
}
