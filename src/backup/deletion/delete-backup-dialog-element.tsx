import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { FixedNotices } from '../../ui/notices/fixed-notices.tsx';
import { useRecoveryElement } from '../recovery/use-recovery-element.ts';
import type { deleteBackupDialogDefinition } from './delete-backup-dialog-definition.ts';
import { DeleteFlow } from './delete-flow.tsx';

/** `<rmm-delete-backup-dialog>` */
export function DeleteBackupDialogElement(values: ElementValues<typeof deleteBackupDialogDefinition>) {
  const host = useHost<typeof deleteBackupDialogDefinition>();
  const { request, close } = useRecoveryElement(values);
  return (
    <FixedNotices>
      <DeleteFlow
        request={request}
        onRequest={(order) => host.request('rmm-delete-request', order)}
        onDone={(order) => void host.emit('rmm-delete-scheduled', order)}
        onClose={close}
      />
    </FixedNotices>
  );
}
