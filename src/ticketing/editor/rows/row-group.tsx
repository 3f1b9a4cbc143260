import type { ReactNode } from 'react';
import { MoreIcon } from '../../../ui/icon/list-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { CopyIcon } from '../editing/editor-icons.tsx';
import { useRowMessages } from '../editing/row-messages.ts';
import css from './rows.css';
import type { RowClipboard } from './use-row-clipboard.ts';

export interface RowGroupProps {
  title: string;
  /** Of the form, where the group is a field of its own. */
  path?: string;
  /** Its rows can be copied and pasted. */
  clipboard?: RowClipboard;
  /** Said while there are no rows. */
  emptyText?: string | undefined;
  error?: string | undefined;
  /** What adds a row. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Rows under a title: conditions, actions, columns, sortings. */
export function RowGroup({ title, path, clipboard, emptyText, error, foot, children }: RowGroupProps) {
  useThemedStyles(css);
  const t = useRowMessages();
  return (
    <section className="row-group" aria-label={title} data-field={path} {...clipboard?.handlers}>
      <div className="row-group-head">
        <h3 className="row-group-title">{title}</h3>
        {clipboard && (
          <Menu
            placement="bottom-end"
            trigger={<IconButton icon={MoreIcon} label={t('rows.moreOf', { name: title })} />}
            items={[
              {
                id: 'copy',
                label: t('rows.copyAll'),
                icon: CopyIcon,
                disabled: emptyText !== undefined,
                onSelect: () => clipboard.copy(),
              },
              { id: 'paste', label: t('rows.paste'), onSelect: () => clipboard.paste() },
            ]}
          />
        )}
      </div>
      {error !== undefined && <RowGroupError>{error}</RowGroupError>}
      {emptyText !== undefined && <p className="row-group-note">{emptyText}</p>}
      {children}
      {foot && <div className="row-group-foot">{foot}</div>}
    </section>
  );
}

/** What is wrong with a group as a whole: what is wrong in a row is said there. */
export function RowGroupError({ children }: { children: ReactNode }) {
  return (
    <div className="row-group-error">
      <InlineAlert tone="danger">{children}</InlineAlert>
    </div>
  );
}
