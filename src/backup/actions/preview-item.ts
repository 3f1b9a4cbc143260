import type { Translate } from '../../host/messages.ts';
import type { MenuAction } from '../../ui/menu/menu-items.ts';
import type en from '../action-messages.en.json';
import type { BackupEntry } from '../backup-entry.ts';
import { isPreviewable } from './actions.ts';
import { PreviewIcon } from './preview-icon.tsx';

/** The look at what is in it, ahead of what can be done with it; of what has no bytes there is none. */
export const previewItems = (entry: BackupEntry, t: Translate<typeof en>, onSelect: () => void): MenuAction[] =>
  isPreviewable(entry) ? [{ id: 'preview', label: t('action.preview'), icon: PreviewIcon, onSelect }] : [];
