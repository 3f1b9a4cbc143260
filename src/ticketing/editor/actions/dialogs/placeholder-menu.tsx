import { useMessages } from '../../../../host/use-host.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icon/later-icons.tsx';
import { useAnnounce } from '../../../../ui/live-region/use-announce.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuItem } from '../../../../ui/menu/menu-items.ts';
import { useNotices } from '../../../../ui/notices/notices.tsx';
import { nameKey, placeholderMessages } from '../../../placeholders/placeholder-messages.ts';
import {
  type PlaceholderPlace,
  placeholder,
  placeholdersFor,
  placeholderToken,
} from '../../../placeholders/placeholders.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';

export interface PlaceholderMenuProps {
  place: PlaceholderPlace;
  /** Puts it at the caret as well; answers whether it is there. */
  onInsert(token: string): boolean | Promise<boolean>;
}

/**
 * What may stand in a text for what the ticket says: the chosen one is copied to the clipboard, and put at the caret.
 * Source: spec 001 §2.1.
 */
export function PlaceholderMenu({ place, onInsert }: PlaceholderMenuProps) {
  const { type } = useEditing();
  const t = useRowMessages();
  const tNames = useMessages(placeholderMessages);
  const announce = useAnnounce();
  const { show } = useNotices();
  const take = async (token: string) => {
    // Both at once: a browser takes a copy only for a moment after the press.
    const [isCopied, isInserted] = await Promise.all([copied(token), onInsert(token)]);
    if (isCopied) announce(t(isInserted ? 'placeholders.insertedAndCopied' : 'placeholders.copied', { token }));
    else if (isInserted) announce(t('placeholders.inserted', { token }));
    else show(t('placeholders.notCopied', { token }), 'warning');
  };
  const names = placeholdersFor(place, type);
  const items = names.flatMap((name, index): MenuItem[] => {
    const { group } = placeholder(name);
    const previous = names[index - 1];
    const isFirst = previous === undefined || placeholder(previous).group !== group;
    return [
      ...(isFirst ? [{ id: `group ${group}`, heading: t(`placeholders.${group}`) }] : []),
      { id: name, label: tNames(nameKey(name)), onSelect: () => void take(placeholderToken(name)) },
    ];
  });
  return (
    <span className="placeholder-line">
      <Menu
        trigger={
          <Button size="small" variant="ghost" endIcon={ChevronDownIcon}>
            {t('placeholders.open')}
          </Button>
        }
        items={items}
      />
    </span>
  );
}

/** Not where the page has no permission, or no secure connection. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
