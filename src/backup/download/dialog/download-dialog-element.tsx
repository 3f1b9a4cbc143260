import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost } from '../../../host/use-host.ts';
import { FixedNotices } from '../../../ui/notices/fixed-notices.tsx';
import { useRecoveryElement } from '../../recovery/use-recovery-element.ts';
import type { downloadDialogDefinition } from './download-dialog-definition.ts';
import { DownloadFlow } from './download-flow.tsx';

/** `<rmm-download-dialog>` */
export function DownloadDialogElement(values: ElementValues<typeof downloadDialogDefinition>) {
  const host = useHost<typeof downloadDialogDefinition>();
  const { request, close } = useRecoveryElement(values);
  return (
    <FixedNotices>
      <DownloadFlow
        request={request}
        onRequest={(order) => host.request('rmm-download-request', order)}
        onDone={(news) => {
          host.emit(news.state === 'started' ? 'rmm-download-started' : 'rmm-download-finished', news);
        }}
        onClose={close}
        onRestoreInstead={values.offerRestore ? (instead) => void host.emit('rmm-restore-instead', instead) : undefined}
      />
    </FixedNotices>
  );
}
