import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode, Ref } from 'react';
import { isBusy } from '../base/resource/resource-state.ts';
import { useMessages } from '../host/use-host.ts';
import { SearchInput } from '../ui/search-input/search-input.tsx';
import { searchLimits } from './search-kinds.ts';
import { searchMessages } from './search-messages.ts';
import type { SearchList } from './use-search-list.ts';

export interface SearchFieldProps {
  list: SearchList;
  maxLength: number | undefined;
  shortcuts?: string | undefined;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Where it is typed; the keys of the list are pressed here, too. */
export function SearchField({ list, maxLength = searchLimits.text, shortcuts, end, ref }: SearchFieldProps) {
  useSignals();
  const t = useMessages(searchMessages);
  const { search, isOpen, active, onOpen } = list;
  return (
    <SearchInput
      ref={ref}
      label={t('placeholder')}
      value={search.search.value.text}
      maxLength={Math.max(1, Math.min(maxLength, searchLimits.text))}
      busy={isOpen && isBusy(list.state)}
      end={end}
      combobox={{
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-haspopup': 'listbox',
        'aria-controls': isOpen ? list.id : undefined,
        'aria-activedescendant': isOpen && active ? list.optionId(active) : undefined,
        'aria-keyshortcuts': shortcuts,
        onFocus: onOpen,
        onMouseDown: onOpen,
        onKeyDown: list.onKeyDown,
      }}
      onChange={(text) => {
        search.type(text);
        // Escape in a field whose list is closed empties it, which is no wish for another list.
        if (text !== '') onOpen();
      }}
    />
  );
}
