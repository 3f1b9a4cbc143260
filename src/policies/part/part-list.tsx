/** The things of a part of a policy, and what is done with them. Source: spec 002 §2.9, §3.5 and §4. */
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { reverted } from '../../console/policies/inheritance.ts';
import type { AnySlice } from '../../console/slice.ts';
import { useMessages } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { PathStep } from '../contract.ts';
import { EditedListFrame } from '../editing/edited-list.tsx';
import type { ItemWords } from '../editing/item-words.ts';
import { policiesMessages } from '../editing/policies-messages.ts';
import { PolicyPath } from '../editing/policy-path.tsx';
import type { EditedList } from '../editing/policy-session.ts';
import type { RevertDialogProps } from '../editing/revert-dialog.tsx';
import type { ItemActions } from '../editing/use-item-actions.ts';
import { useRefresh } from '../editing/use-refresh.ts';
import type { Inherited, PartKind, Step } from '../inheritance/part-kinds.ts';

const RevertDialog = late<RevertDialogProps<never>>(
  async () => (await import('../editing/revert-dialog.tsx')).RevertDialog,
);

/** What a table of things can ask for. */
export interface PartActions<Item> extends ItemActions<Item> {
  onAdd(): void;
  onRefresh(): void;
}

/** What the form of one thing is given. */
export interface PartFormProps<Item> {
  /** Undefined: one is added. */
  item: Item | undefined;
  /** All but it. */
  others: readonly Item[];
  /** What was decided, as the slice’s transitions. */
  onDone(...steps: readonly Step[]): void;
  onClose(): void;
}

export interface PartListProps<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object> {
  kind: PartKind<Some, Item, Settings>;
  session: EditedList<Item> & { refresh(): void };
  path: readonly PathStep[];
  words: ItemWords<Item>;
  table(actions: PartActions<Item>): ReactNode;
  form(props: PartFormProps<Item>): ReactNode;
}

type Opened<Item> =
  | { readonly what: 'form'; readonly item: Item | undefined }
  | { readonly what: 'revert'; readonly item: Item };

export function PartList<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>({
  kind: { idOf, slice },
  session,
  path,
  words,
  table,
  form,
}: PartListProps<Some, Item, Settings>) {
  useSignals();
  const t = useMessages(policiesMessages);
  const { show } = useNotices();
  const [opened, setOpened] = useState<Opened<Item>>();
  const items = session.items.value;
  const [policy, parent] = path;
  const close = () => setOpened(undefined);
  const refresh = useRefresh(session);

  return (
    <EditedListFrame
      list={session}
      words={words}
      title={policy?.name ?? ''}
      saveFailed={t('saveFailed')}
      table={table({
        onAdd: () => setOpened({ what: 'form', item: undefined }),
        onEdit: (item) => setOpened({ what: 'form', item }),
        onRevert: (item) => setOpened({ what: 'revert', item }),
        onRefresh: refresh,
        onRemove(item) {
          session.change(['remove', idOf(item)]);
          show(t('removed', { name: words.name(item) }));
        },
      })}
    >
      {parent && <PolicyPath path={path} />}
      {opened?.what === 'form' &&
        form({
          item: opened.item,
          others: items.filter((one) => opened.item === undefined || idOf(one) !== idOf(opened.item)),
          onDone(...steps) {
            session.change(...steps);
            close();
          },
          onClose: close,
        })}
      {opened?.what === 'revert' && (
        <RevertDialog
          item={opened.item as never}
          after={reverted<Settings, Item>(opened.item, slice.name) as never}
          words={words as never}
          policy={parent?.name}
          onRevert={() => {
            session.change(['revert', idOf(opened.item)]);
            show(t('reverted', { name: words.name(opened.item) }));
            close();
          }}
          onClose={close}
        />
      )}
    </EditedListFrame>
  );
}
