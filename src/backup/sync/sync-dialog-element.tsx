import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { FixedNotices } from '../../ui/notices/fixed-notices.tsx';
import { useRecoveryElement } from '../recovery/use-recovery-element.ts';
import type { syncDialogDefinition } from './sync-dialog-definition.ts';
import { SyncFlow } from './sync-flow.tsx';

/** `<rmm-sync-dialog>` */
export function SyncDialogElement(values: ElementValues<typeof syncDialogDefinition>) {
  const host = useHost<typeof syncDialogDefinition>();
  const { request, close } = useRecoveryElement(values);
  return (
    <FixedNotices>
      <SyncFlow
        request={request}
        onRequest={(order) => host.request('rmm-sync-request', order)}
        onDone={(created) => void host.emit('rmm-sync-created', created)}
        onClose={close}
      />
    </FixedNotices>
  );
}
