/** The view of `<rmm-global-search>`: the field, and what opens of it. The list comes with the first look at the field. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { draftOwner } from '../../host/drafts/draft-owner.ts';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { SearchIcon } from '../../ui/icon/common-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { late } from '../../ui/late.tsx';
import { contains, eventTarget } from '../../ui/shadow-dom.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { SearchDialogProps, SearchPopoverProps } from '../results/search-props.ts';
import { SearchField } from '../search-field.tsx';
import { searchMessages } from '../search-messages.ts';
import { createSearch } from '../search-model.ts';
import { ariaShortcuts, defaultShortcuts, isShortcut, isTypedInto, shortcutsIn } from '../shortcuts.ts';
import { useSearchList } from '../use-search-list.ts';
import css from './global-search.css';
import type { globalSearchDefinition } from './global-search-definition.ts';

type Definition = typeof globalSearchDefinition;
type Values = ElementValues<Definition>;

const SearchPopover = late<SearchPopoverProps>(
  async () => (await import('../results/search-popover.tsx')).SearchPopover,
);
const SearchDialog = late<SearchDialogProps>(async () => (await import('../results/search-dialog.tsx')).SearchDialog);

/** `<rmm-global-search>` */
export function GlobalSearchElement(values: Values) {
  useSignals();
  const { configuration } = useHost<Definition>();
  // Recent pages are a user's own, and a console may tell only later who that is.
  return <Search key={draftOwner(configuration.value).key} {...values} />;
}

function Search({ shortcuts = defaultShortcuts, maxLength, trim, addresses, lists, pages }: Values) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(searchMessages);
  const { client, configuration, element } = useHost<Definition>();
  const search = useModel(() => createSearch(client, configuration.peek()));
  const isSmall = useMedia('(max-width: 480px)');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keys = useMemo(() => shortcutsIn(shortcuts), [shortcuts]);
  const close = () => {
    setOpen(false);
    if (trim) search.type(search.search.peek().text.trim());
  };
  // The field opens its list when it is focused, but not when the page gives it the focus without more.
  const isFocusOnly = useRef(false);
  const show = () => {
    if (isFocusOnly.current) return;
    search.look();
    setOpen(true);
  };
  const list = useSearchList({
    search,
    addresses,
    lists,
    pages,
    isOpen,
    onOpen: show,
    onClose: close,
  });

  const open = useEffectEvent((text?: string) => {
    if (text !== undefined) {
      search.type(text);
      search.askNow();
    }
    show();
    field.current?.focus();
    field.current?.select();
  });
  useMethods<Definition>({
    open: (text) => open(text),
    close,
    focus() {
      isFocusOnly.current = true;
      (field.current ?? button.current)?.focus();
      isFocusOnly.current = false;
    },
    visit: search.visit,
  });

  useEffect(() => {
    const { ownerDocument } = element;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(keys, event)) return;
      const target = eventTarget(event) ?? undefined;
      // In the field itself a letter is a letter.
      const isOwn = target === field.current && (event.ctrlKey || event.metaKey);
      if (isTypedInto(target) && !isOwn) return;
      event.preventDefault();
      open();
    };
    ownerDocument.addEventListener('keydown', onKeyDown);
    return () => ownerDocument.removeEventListener('keydown', onKeyDown);
  }, [element, keys]);

  const shortcutNames = ariaShortcuts(keys) || undefined;
  if (isSmall) {
    return (
      <div className="global-search">
        <IconButton
          ref={button}
          icon={SearchIcon}
          label={t('open')}
          size="medium"
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcutNames}
          onClick={show}
        />
        {isOpen && <SearchDialog list={list} maxLength={maxLength} onClose={close} />}
      </div>
    );
  }
  const letter = keys.find(({ isWithModifier }) => !isWithModifier)?.key.toUpperCase();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves what is in it
    <div
      ref={box}
      className="global-search"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && box.current && !contains(box.current, relatedTarget)) close();
      }}
    >
      <SearchField
        ref={field}
        list={list}
        maxLength={maxLength}
        shortcuts={shortcutNames}
        end={letter !== undefined && <kbd className="global-search-key">{letter}</kbd>}
      />
      {isOpen && <SearchPopover list={list} anchor={box} onClose={close} />}
    </div>
  );
}
