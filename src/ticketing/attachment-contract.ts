/**
 * Files for the mails of automations: uploaded before the automation is saved, which names them in `uploads`. Apart from the
 * other calls, as only a dialog with a mail makes these. Source: spec 001 §3.8, §4.2 and §7, which shows no paths.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { bytes, identifier, nothing, pathIdentifier } from '../host/http/wire.ts';
import { attachmentMetadata, automationAttachment } from './contract.ts';

const fileQuery = z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(255)) });

export const uploadAttachment = endpoint({
  name: 'uploadAttachment',
  summary: 'Uploads a file as the request body, for the mails of an automation',
  method: 'POST',
  path: '/ticketing/attachments',
  params: nothing,
  query: fileQuery,
  body: bytes,
  response: automationAttachment,
  source: 'not shown',
});

export const uploadInlineImage = endpoint({
  name: 'uploadInlineImage',
  summary: 'Uploads a picture as the request body, for the text of a mail, which names it by its contentId',
  method: 'POST',
  path: '/ticketing/inline-images',
  params: nothing,
  query: fileQuery,
  body: bytes,
  response: z.object({
    /** The attachment's id; its content id, too, where the metadata have none. */
    resourceId: identifier,
    uploadStatus: z.nullish(z.string()),
    metadata: z.nullish(attachmentMetadata),
  }),
  source: '001 §7',
});

export const readAttachment = endpoint({
  name: 'readAttachment',
  summary: 'The current state of an uploaded attachment; polled while its uploadStatus is PROCESSING',
  method: 'GET',
  path: '/ticketing/attachments/{attachmentId}',
  params: z.object({ attachmentId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: automationAttachment,
  source: 'not shown',
});

export const readSignedAttachment = endpoint({
  name: 'readSignedAttachment',
  summary: 'A short-lived address of an attachment, by its id or its content id',
  method: 'GET',
  path: '/ticketing/attachments/{attachmentId}/signed-url',
  params: z.object({ attachmentId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ signedUrl: z.string() }),
  source: '001 §7',
});

export const attachmentEndpoints = [uploadAttachment, uploadInlineImage, readAttachment, readSignedAttachment] as const;
