/** The calls of a ticket, with their contract: fetched when one is sent. Source: spec 000 §7 and §8. */
import { uploadStatusOf, whenChecked } from '../../../directory/upload-check.ts';
import { CallError } from '../../../host/http/call-error.ts';
import { type ClientServices, createHttpClient, type HttpClient } from '../../../host/http/http-client.ts';
import { createUploader } from '../../../host/http/upload.ts';
import type { UploadContext } from '../../../ui/file-upload/model/upload.ts';
import {
  type Attachment,
  createTicket,
  deleteTicketAttachment,
  readTicketAttachment,
  type Ticket,
  uploadTicketAttachment,
} from '../../contract.ts';
import { invalidAttachmentResponse, notAuthenticatedResponse } from '../../ticket-terms.ts';
import type { TicketProblem, UploadedAttachment } from '../ticket-types.ts';

export interface SenderOptions extends ClientServices {
  client: HttpClient;
}

export type TicketAnswer =
  | { is: 'created'; ticketId: string | undefined; ticketUrl: string | undefined }
  | { is: 'refused'; problem: TicketProblem };

export interface TicketSender {
  /**
   * What may have reached the server is waited for although it was given up: only its answer has the token by which it is
   * removed again.
   */
  upload(file: File, name: string, context: UploadContext): Promise<UploadedAttachment>;
  /** Asks again while the backend looks at the file, longer and longer apart. */
  settled(uploaded: UploadedAttachment, signal: AbortSignal): Promise<UploadedAttachment>;
  /** As good as it goes, also when element and page are going. */
  remove(token: string): void;
  /** Rejects with a `CallError`. @param key stays the same where the same ticket is tried again */
  create(ticket: Ticket, key: string, signal: AbortSignal): Promise<TicketAnswer>;
}

/** Spec 000 §8; §7 has another code for the same, which also says nothing in particular. */
const notAuthenticated = 'NOT_AUTHENTICATED';
const notRegistered: readonly (string | undefined)[] = [notAuthenticatedResponse, notAuthenticated];

/** Bytes that have left before anybody could stop them, where a host's `fetch` tells of no progress. */
const quicklySent = 256 * 1024;

export function createTicketSender({ client, ...services }: SenderOptions): TicketSender {
  const uploader = createUploader(services);
  const cleaner = createHttpClient({ ...services, report: reportRemoval });

  /** What is not there any more is away, or belongs to a ticket that was created though its answer was lost. */
  function reportRemoval(error: unknown) {
    if (!(error instanceof CallError && error.kind === 'not-found')) services.report(error);
  }

  return {
    async upload(file, name, { signal, onProgress }) {
      const args = { params: {}, query: { fileName: name } };
      const sending = new AbortController();
      let mayBeThere = file.size <= quicklySent;
      const stop = () => {
        if (!mayBeThere) sending.abort(signal.reason);
      };
      const tell = (fraction: number) => {
        mayBeThere ||= fraction === 1;
        onProgress(fraction);
      };
      signal.addEventListener('abort', stop, { once: true });
      try {
        signal.throwIfAborted();
        const options = { signal: sending.signal, onProgress: tell };
        return described(await uploader.send(uploadTicketAttachment, args, file, options));
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },

    async settled(uploaded, signal) {
      const { token } = uploaded;
      const current = await whenChecked(uploaded, {
        read: async (asked) =>
          described(await client.call(readTicketAttachment, { params: { token } }, { signal: asked })),
        signal,
        endpoint: readTicketAttachment.name,
        report: services.report,
      });
      return { ...current, token };
    },

    remove(token) {
      cleaner.call(deleteTicketAttachment, { params: { token } }, { keepalive: true }).catch(() => undefined);
    },

    async create(ticket, key, signal) {
      const refusedBy = (resultCode: string | undefined): TicketAnswer | undefined => {
        if (notRegistered.includes(resultCode)) return { is: 'refused', problem: { kind: 'notAuthenticated' } };
        if (resultCode !== invalidAttachmentResponse) return undefined;
        return { is: 'refused', problem: { kind: 'invalidAttachment' } };
      };
      try {
        const { resultCode, ticketId, ticketUrl } = await client.call(
          createTicket,
          { params: {}, body: ticket },
          { signal, press: { key } },
        );
        if (resultCode === 'SUCCESS')
          return { is: 'created', ticketId: ticketId ?? undefined, ticketUrl: ticketUrl ?? undefined };
        const refusal = refusedBy(resultCode);
        if (refusal) return refusal;
        const error = new CallError('result-code', { endpoint: createTicket.name, resultCode });
        services.report(error);
        throw error;
      } catch (error) {
        // By a refusal or by an answer: backends do both, and the code of §8 comes with any status.
        if (!(error instanceof CallError)) throw error;
        const isRefusal = error.kind === 'result-code' || error.resultCode === notAuthenticated;
        const refusal = isRefusal && refusedBy(error.resultCode);
        if (refusal) return refusal;
        throw error;
      }
    },
  };
}

function described({ token, id, uploadStatus }: Attachment & { token: string }): UploadedAttachment {
  return { token, id, status: uploadStatusOf(uploadStatus) };
}
