import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { jsonText } from '../../../base/json-text.ts';
import { createByteSource } from '../../../host/http/byte-stream.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import type { RecoveryFlowProps, RecoveryRequest } from '../../recovery/recovery-types.ts';
import type { DownloadNews, DownloadOrder } from '../download-types.ts';
import { downloadMessages } from '../messages.ts';
import { createDownloadManager, type DownloadManager } from '../transfer/download-manager.ts';
import { askWhereToSave, followLink, memoryTarget } from '../transfer/save-target.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { DownloadList } from './download-list.tsx';

export interface DownloadFlowProps extends RecoveryFlowProps<DownloadOrder, DownloadNews> {
  /** Offers Restore where a download is of no use: too large, or not to be had by a browser. The dialog closes before. */
  onRestoreInstead?: ((request: RecoveryRequest) => void) | undefined;
}

/** The dialog while it is asked for, and under it what is being downloaded, which goes on when the dialog closes. */
export function DownloadFlow({ request, onRequest, onDone, onClose, onRestoreInstead }: DownloadFlowProps) {
  useSignals();
  const host = useHost();
  const t = useMessages(downloadMessages);
  const announce = useAnnounce();
  const manager = useDownloadManager(onDone);
  useStayOnPage(manager.isBusy.value);

  // What asks where to save it has to be called while the press is being handled.
  const start = async (order: DownloadOrder) => {
    const answer = onRequest(order);
    if (answer === true) return manager.start(order);
    if (answer !== false) {
      await answer;
      announce(t('announce.completed', { name: order.fileName }));
    }
    onClose('done');
    return false;
  };
  const restore =
    onRestoreInstead &&
    ((instead: RecoveryRequest) => {
      if (request) onClose('done');
      onRestoreInstead({ nodeId: instead.nodeId, items: instead.items });
    });
  return (
    <>
      {request && (
        <DownloadDialog
          key={keyOf(request)}
          client={host.client}
          request={request}
          start={start}
          report={host.report}
          onStarted={() => onClose('done')}
          onClose={onClose}
          onRestoreInstead={restore && (() => restore(request))}
        />
      )}
      <DownloadList manager={manager} onRestoreInstead={restore} />
    </>
  );
}

function useDownloadManager(onDone: DownloadFlowProps['onDone']): DownloadManager {
  const { client, configuration, element, report } = useHost();
  const t = useMessages(downloadMessages);
  const announce = useAnnounce();
  const handleNews = useEffectEvent((news: DownloadNews) => {
    const name = news.order.fileName;
    if (news.state === 'completed') announce(t('announce.completed', { name }));
    if (news.state === 'canceled') announce(t('announce.canceled', { name }));
    onDone(news);
  });
  return useModel(() => {
    const document = element.ownerDocument;
    // What runs ends with the manager, which cancels it.
    const { signal: lifetime } = new AbortController();
    return createDownloadManager({
      client,
      source: createByteSource({ configuration, lifetime, report }),
      save: {
        ask: (fileName) => askWhereToSave(document.defaultView ?? window, fileName),
        memory: (fileName) => memoryTarget(document, fileName),
        follow: (address, fileName) => followLink(document, address, fileName),
      },
      now: () => performance.now(),
      onNews: (news) => handleNews(news),
      onFailure: report,
    });
  });
}

/** Leaving the page would end what is being downloaded: the browser asks first. */
function useStayOnPage(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

/** Another request is another dialog: what was chosen for the one before says nothing. */
function keyOf({ nodeId, items }: RecoveryRequest): string {
  return jsonText([nodeId, items.map(({ type, planId, id, revisionId }) => [type, planId, id, revisionId])]);
}
