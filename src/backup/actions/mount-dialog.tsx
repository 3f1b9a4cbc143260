import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';

export function MountDialog() {
  const t = useMessages(actionMessages);
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
