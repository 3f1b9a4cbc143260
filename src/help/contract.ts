/** The help panel's calls: articles, support ticket with attachments, academy. Source: spec 000 §3 and §7. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { bytes, identifier, nothing, pathIdentifier } from '../host/http/wire.ts';
import { findArticlesAddress } from './article-address.ts';
import {
  attachmentCountLimit,
  ticketAddressLimit,
  ticketCategories,
  ticketCcLimit,
  ticketHtmlLimit,
  ticketPhoneLimit,
  ticketPriorities,
  ticketSubjectLimit,
} from './ticket-terms.ts';

export const helpArticle = z.object({
  id: identifier,
  name: z.string(),
  /** HTML: a part of the article around the words that were found, these in `<em>`. */
  snippet: z.nullish(z.string()),
  html_url: z.string(),
});
export type HelpArticle = z.output<typeof helpArticle>;

export const attachment = z.object({
  id: identifier,
  resourceId: z.nullish(identifier),
  /** One of `uploadStatuses` of the directory; `SUCCESS` when absent. */
  uploadStatus: z.nullish(z.string()),
  metadata: z.object({ name: z.string() }),
});
export type Attachment = z.output<typeof attachment>;

export const hideHelpTooltip = endpoint({
  name: 'hideHelpTooltip',
  summary: 'Remembers that the user has seen the help button’s tooltip',
  method: 'PATCH',
  path: '/appuser/hide-help-tooltip',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.unknown(),
  source: '000 §7 Help and account',
});

export const findArticles = endpoint({
  ...findArticlesAddress,
  summary: 'Help articles about a text',
  method: 'GET',
  params: nothing,
  query: z.object({
    query: z.string().check(z.maxLength(1000)),
    locale: z.optional(z.string().check(z.maxLength(35))),
  }),
  body: nothing,
  response: z.object({ results: z.array(helpArticle) }),
  source: '000 §7 Help and account',
});

export const uploadTicketAttachment = endpoint({
  name: 'uploadTicketAttachment',
  summary: 'Uploads one attachment as the request body; the ticket refers to its token',
  method: 'POST',
  path: '/zendesk/attachments',
  params: nothing,
  query: z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(255)) }),
  body: bytes,
  response: z.object({ ...attachment.shape, token: z.string() }),
  source: 'not shown',
});

export const readTicketAttachment = endpoint({
  name: 'readTicketAttachment',
  summary: 'The current state of an uploaded attachment; polled while its uploadStatus is PROCESSING',
  method: 'GET',
  path: '/zendesk/attachments/{token}',
  params: z.object({ token: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ ...attachment.shape, token: z.string() }),
  source: 'not shown',
});

export const deleteTicketAttachment = endpoint({
  name: 'deleteTicketAttachment',
  summary: 'Deletes an uploaded attachment if its ticket couldn’t be created',
  method: 'DELETE',
  path: '/zendesk/attachments/{token}',
  params: z.object({ token: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ resultCode: z.string() }),
  source: 'not shown',
});

export const ticket = z.object({
  ticketSubject: z.string().check(z.minLength(1), z.maxLength(ticketSubjectLimit)),
  /** At most `ticketBodyLimit` characters of text, which in HTML are more. */
  ticketBody: z.string().check(z.minLength(1), z.maxLength(ticketHtmlLimit)),
  /** Absent: `ticketBody` is plain text. Images in HTML are named by their token: `<img src="cid:…">`. */
  ticketBodyFormat: z.nullish(z.enum(['HTML'])),
  ticketPriority: z.enum(ticketPriorities),
  ticketPhoneNumber: z.nullish(z.string().check(z.maxLength(ticketPhoneLimit))),
  /** Required outside the federal environment. */
  ticketCategory: z.nullish(z.enum(ticketCategories)),
  ticketCallback: z.nullish(z.boolean()),
  ticketCc: z.nullish(z.array(z.string().check(z.maxLength(ticketAddressLimit))).check(z.maxLength(ticketCcLimit))),
  imageTokens: z.nullish(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(attachmentCountLimit))),
});
export type Ticket = z.output<typeof ticket>;

export const createTicket = endpoint({
  name: 'createTicket',
  summary: 'Sends a support ticket; resultCode FAILURE means that the user hasn’t registered in the community',
  method: 'POST',
  path: '/zendesk/tickets',
  params: nothing,
  query: nothing,
  body: ticket,
  /** `ticketUrl`: where its sender follows it. */
  response: z.object({ resultCode: z.string(), ticketId: z.nullish(identifier), ticketUrl: z.nullish(z.string()) }),
  source: 'not shown',
});

export const readAcademyLogin = endpoint({
  name: 'readAcademyLogin',
  summary: 'The address that opens the academy, signed in',
  method: 'GET',
  path: '/academy/login-url',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object({ absoluteLoginUrl: z.string() }),
  source: 'not shown',
});

export const readSignedImage = endpoint({
  name: 'readSignedImage',
  summary: 'A short-lived address of an attached image',
  method: 'GET',
  path: '/attachments/{attachmentId}/signed-url',
  params: z.object({ attachmentId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ signedUrl: z.string() }),
  source: 'not shown',
});

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const helpEndpoints = [
  hideHelpTooltip,
  findArticles,
  uploadTicketAttachment,
  readTicketAttachment,
  deleteTicketAttachment,
  createTicket,
  readAcademyLogin,
  readSignedImage,
] as const;
