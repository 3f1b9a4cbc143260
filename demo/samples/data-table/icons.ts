import type { ElementRowAction } from '../../../elements/data-table.ts';
import { TrashIcon } from '../../../src/ui/icon/action-icons.tsx';
import { LockIcon, ServerIcon } from '../../../src/ui/icon/icon.tsx';
import { RefreshIcon } from '../../../src/ui/icon/list-icons.tsx';

const icons: Record<string, ElementRowAction['Icon']> = {
  restart: RefreshIcon,
  console: ServerIcon,
  policy: LockIcon,
  delete: TrashIcon,
};

export function withIcons(actions: readonly ElementRowAction[]): ElementRowAction[] {
  return actions.map((action) => {
    const Icon = icons[action.id];
    return Icon ? { ...action, Icon } : action;
  });
}
