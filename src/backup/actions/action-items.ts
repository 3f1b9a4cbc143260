import type { Translate } from '../../host/messages.ts';
import { CloudUploadIcon, RestoreIcon, TrashIcon } from '../../ui/icon/action-icons.tsx';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { DownloadIcon } from '../../ui/icon/list-icons.tsx';
import type { MenuAction } from '../../ui/menu/menu-items.ts';
import type en from '../action-messages.en.json';
import { type ActionName, type ActionSubject, offeredActions } from './actions.ts';

const icons: Readonly<Record<ActionName, IconComponent>> = {
  download: DownloadIcon,
  restore: RestoreIcon,
  sync: CloudUploadIcon,
  delete: TrashIcon,
};

/** The actions for some things as entries of a menu or of a toolbar. */
export function actionItems(
  subjects: readonly ActionSubject[],
  t: Translate<typeof en>,
  request: (name: ActionName, subjects: readonly ActionSubject[]) => void,
): MenuAction[] {
  return offeredActions(subjects).map(({ name, refusal }) => ({
    id: name,
    label: t(`action.${name}`),
    icon: icons[name],
    tone: name === 'delete' ? 'danger' : 'neutral',
    disabledReason: refusal && t(refusal),
    onSelect: () => request(name, subjects),
  }));
}
