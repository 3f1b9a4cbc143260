import { useMessages } from '../../host/use-host.ts';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import type { RowAction } from '../../ui/table/table-types.ts';
import type { Inherited } from '../inheritance/part-kinds.ts';
import { standingOf } from '../inheritance/standing.ts';
import { policiesMessages } from './policies-messages.ts';
import { EditIcon, RevertIcon } from './policy-icons.tsx';

export interface ItemActions<Row> {
  onEdit(row: Row): void;
  onRevert(row: Row): void;
  onRemove(row: Row): void;
}

/** What can be done with a row: reverted where it is overridden, deleted where it is the policy’s own. */
export function useItemActions<Row extends Inherited<unknown>>(
  actions: ItemActions<Row>,
): (row: Row) => readonly RowAction<Row>[] {
  const t = useMessages(policiesMessages);
  return (row) => {
    const standing = standingOf(row);
    const on = (does: (row: Row) => void) => (_: unknown, of?: Row) => of && does(of);
    const edit: RowAction<Row> = { id: 'edit', labelToken: t('edit'), Icon: EditIcon, action: on(actions.onEdit) };
    switch (standing) {
      case 'overridden':
        return [edit, { id: 'revert', labelToken: t('revert'), Icon: RevertIcon, action: on(actions.onRevert) }];
      case 'own':
        return [
          edit,
          { id: 'remove', labelToken: t('remove'), Icon: TrashIcon, variant: 'danger', action: on(actions.onRemove) },
        ];
      default:
        return [edit];
    }
  };
}
