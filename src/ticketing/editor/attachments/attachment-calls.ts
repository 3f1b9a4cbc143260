/** The calls for files of mails, with their contract: fetched with the dialog that writes one. Source: spec 001 §7. */
import { type UploadStatus, uploadStatusOf, whenChecked } from '../../../directory/upload-check.ts';
import type { ClientServices, HttpClient } from '../../../host/http/http-client.ts';
import { createUploader } from '../../../host/http/upload.ts';
import type { UploadContext } from '../../../ui/file-upload/model/upload.ts';
import {
  readAttachment,
  readSignedAttachment,
  uploadAttachment,
  uploadInlineImage,
} from '../../attachment-contract.ts';
import type { AutomationAttachment } from '../../contract.ts';
import { listenToAttachment } from './attachment-news.ts';

export interface AttachmentCalls {
  upload(file: File, context: UploadContext): Promise<AutomationAttachment>;
  /** Of a picture within a text. */
  uploadImage(file: File, context: UploadContext): Promise<AutomationAttachment>;
  /** What the backend found, once it has looked at the file. Rejects where that takes too long. */
  checked(attachment: AutomationAttachment, signal: AbortSignal): Promise<UploadStatus>;
  /** Where it can be read for a while, by its id or content id. */
  addressOf(id: string, signal?: AbortSignal): Promise<string>;
}

export function createAttachmentCalls({
  client,
  ...services
}: ClientServices & { client: HttpClient }): AttachmentCalls {
  const uploader = createUploader(services);
  const args = ({ name }: File) => ({ params: {}, query: { fileName: name } });
  const described = ({ id, uploadStatus }: AutomationAttachment) => ({ id, status: uploadStatusOf(uploadStatus) });
  return {
    upload: (file, context) => uploader.send(uploadAttachment, args(file), file, context),

    async uploadImage(file, context) {
      const { resourceId, ...answer } = await uploader.send(uploadInlineImage, args(file), file, context);
      const { metadata, uploadStatus } = answer;
      const { name, size, type: mimeType } = file;
      return {
        id: resourceId,
        uploadStatus: uploadStatus ?? 'SUCCESS',
        metadata: {
          ...(metadata ?? { name, size, mimeType }),
          contentId: metadata?.contentId || resourceId,
          inline: true,
        },
      };
    },

    async checked(attachment, signal) {
      const { id } = attachment;
      const { status } = await whenChecked(described(attachment), {
        read: async (asked) =>
          described(await client.call(readAttachment, { params: { attachmentId: id } }, { signal: asked })),
        signal,
        endpoint: readAttachment.name,
        report: services.report,
        listen: (look) => listenToAttachment(id, look, services.configuration.peek().channel),
      });
      return status;
    },

    async addressOf(id, signal) {
      const options = signal ? { signal } : {};
      const { signedUrl } = await client.call(readSignedAttachment, { params: { attachmentId: id } }, options);
      return signedUrl;
    },
  };
}
