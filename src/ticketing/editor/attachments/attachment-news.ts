/** Tells that the check of an attachment has ended: the host's channel does. How it is, the server is asked. */
import { isRecord } from '../../../base/shapes.ts';
import type { Channel } from '../../../host/configuration/configuration-types.ts';
import { createNewsChannel } from '../../../host/updates/news-channel.ts';

const attachmentNews = createNewsChannel<{ attachmentId: string }>({
  name: 'rmm-elements:attachments:1',
  topic: 'rmm-attachments',
  read(message) {
    const id = isRecord(message) ? message.attachmentId : undefined;
    return typeof id === 'string' || typeof id === 'number' ? { attachmentId: String(id) } : undefined;
  },
});

/** Until the answer is called; `host` is that of the configuration. Source: spec 001 §4.2. */
export function listenToAttachment(id: string, listener: () => void, host?: Channel): () => void {
  return attachmentNews.listen(({ attachmentId }) => {
    if (attachmentId === id) listener();
  }, host);
}
