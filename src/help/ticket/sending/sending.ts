/** What a ticket needs once it is to be sent: fetched together. */
export { deliver, sendByPage } from './deliver.ts';
export { createSubmissions } from './submissions.ts';
export { orderWith, refusedFields } from './ticket-order.ts';
