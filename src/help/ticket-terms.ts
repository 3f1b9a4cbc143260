/**
 * What a support ticket knows: its words, its limits, its answers. Source: spec 000 §5 to §9. Without schemas, so that a
 * form can be shown and checked before the client has come.
 */

export const ticketPriorities = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const;

/** Spec 000 §9, in its order and spelling. */
export const ticketCategories = [
  'activities',
  'active directory',
  'antivirus',
  'api',
  'automation',
  'backup',
  'branding',
  'billing',
  'custom fields',
  'devices',
  'groups',
  'integrations',
  'mdm',
  'networking',
  'ninja mobile',
  'notification channels',
  'organizations',
  'other',
  'patch management',
  'policies',
  'remote tools',
  'reporting',
  'ticketing',
  'user accounts',
  'virtualization',
] as const;

/** Those that offer to be called (spec 000 §6); never in a federal environment. */
export const callbackCategories = [
  'antivirus',
  'backup',
  'devices',
  'mdm',
  'patch management',
  'remote tools',
  'user accounts',
] as const satisfies readonly (typeof ticketCategories)[number][];

/** Where a ticket has no category and offers no call (spec 000 §5 and §6). */
export const federalEnvironments = ['fed', 'fed-qa1'] as const;

/** Characters. */
export const ticketSubjectLimit = 255;
/** Characters of text, whatever its formatting adds. */
export const ticketBodyLimit = 500;
/** Characters of a formatted body with its markup. */
export const ticketHtmlLimit = 50_000;
/** Characters, as they are typed. */
export const ticketPhoneLimit = 50;
/** Technicians who get a copy. */
export const ticketCcLimit = 100;
/** Characters of an e-mail address. */
export const ticketAddressLimit = 320;
export const attachmentCountLimit = 5;
/** Bytes of one attachment. */
export const attachmentSizeLimit = 50 * 1024 * 1024;
export const attachmentExtensions = ['.jpg', '.jpeg', '.png', '.mov', '.txt'] as const;

/** What of a message is too long for the ticket. */
export const restFileName = 'details.txt';
export const diagnosticsFileName = 'diagnostics.txt';

/** The ticket's answer when the user has not registered in the community (spec 000 §7 and §8). */
export const notAuthenticatedResponse = 'FAILURE';

/** The ticket's answer when an attachment's content is not of an allowed type. */
export const invalidAttachmentResponse = 'INVALID_ATTACHMENT_RESPONSE';

export type TicketPriority = (typeof ticketPriorities)[number];
export type TicketCategory = (typeof ticketCategories)[number];
