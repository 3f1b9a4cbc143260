/** What a ticket needs once it is to be sent: fetched together. */
export { textFile } from './details-file.ts';
export { createSubmissions } from './submissions.ts';
export { orderOf, refusedFields } from './ticket-order.ts';
