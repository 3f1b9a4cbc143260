import { useMessages } from '../host/use-host.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { useBrowser } from './browser-parts.ts';
import { backupMessages } from './messages.ts';

export function MountDialog() {
  const t = useMessages(backupMessages);
  const { browser } = useBrowser();
  return (
    <ConfirmDialog
      title={t('mount.title')}
      confirmLabel={t('mount.confirm')}
      onConfirm={() => browser.confirmMount()}
      onClose={() => browser.declineMount()}
    >
      {t('mount.text')}
    </ConfirmDialog>
  );
}
