import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { FixedNotices } from '../recovery/fixed-notices.tsx';
import { useDialogElement } from '../recovery/use-dialog-element.ts';
import type { deleteBackupDialogDefinition } from './delete-backup-dialog-definition.ts';
import { DeleteFlow } from './delete-flow.tsx';

/** `<rmm-delete-backup-dialog>` */
export function DeleteBackupDialogElement(values: ElementValues<typeof deleteBackupDialogDefinition>) {
  const { emit } = useHost<typeof deleteBackupDialogDefinition>();
  const { request, close } = useDialogElement(values);
  return (
    <FixedNotices>
      <DeleteFlow
        request={request}
        onRequest={(order) => emit('rmm-delete-request', order)}
        onDone={(order) => void emit('rmm-delete-scheduled', order)}
        onClose={close}
      />
    </FixedNotices>
  );
}
