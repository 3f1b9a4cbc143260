import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost } from '../../../host/use-host.ts';
import { FixedNotices } from '../../../ui/notices/fixed-notices.tsx';
import { useRecoveryElement } from '../../recovery/use-recovery-element.ts';
import type { restoreDialogDefinition } from './restore-dialog-definition.ts';
import { RestoreFlow } from './restore-flow.tsx';

type Definition = typeof restoreDialogDefinition;

export function RestoreDialogElement(values: ElementValues<Definition>) {
  const host = useHost<Definition>();
  const { request, close } = useRecoveryElement(values);
  return (
    <FixedNotices>
      <RestoreFlow
        request={request}
        onRequest={(order) => host.request('rmm-restore-request', order)}
        onDone={(created) => void host.emit('rmm-restore-created', created)}
        onClose={close}
      />
    </FixedNotices>
  );
}
