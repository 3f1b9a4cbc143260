import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { FixedNotices } from '../recovery/fixed-notices.tsx';
import { useDialogElement } from '../recovery/use-dialog-element.ts';
import type { syncDialogDefinition } from './sync-dialog-definition.ts';
import { SyncFlow } from './sync-flow.tsx';

/** `<rmm-sync-dialog>` */
export function SyncDialogElement(values: ElementValues<typeof syncDialogDefinition>) {
  const { emit } = useHost<typeof syncDialogDefinition>();
  const { request, close } = useDialogElement(values);
  return (
    <FixedNotices>
      <SyncFlow
        request={request}
        onRequest={(order) => emit('rmm-sync-request', order)}
        onDone={(created) => void emit('rmm-sync-created', created)}
        onClose={close}
      />
    </FixedNotices>
  );
}
