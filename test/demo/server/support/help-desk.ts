/** Uploads attachments and sends tickets, and reads what the server kept of them. */
import { createTicket, readTicketAttachment, uploadTicketAttachment } from '../../../../src/help/contract.ts';
import type { DemoClient } from './demo-client.ts';
import { execute } from './test-database.ts';

export interface KeptTicket {
  id: number;
  created: number;
  author: { name: string; email: string };
  payload: Record<string, unknown>;
  attachments: KeptAttachment[];
}

export interface KeptAttachment {
  id: number;
  token: string;
  name: string;
  size: number;
  kind: string;
  uploadStatus: string;
  contentAddress: string | null;
}

export const png = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1');
export const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

const good = {
  ticketSubject: 'Help',
  ticketBody: 'It does not work.',
  ticketPriority: 'NORMAL',
  ticketCategory: 'backup',
};

export class HelpDesk {
  readonly client: DemoClient;

  constructor(client: DemoClient) {
    this.client = client;
  }

  upload(fileName: string, body: Buffer = png) {
    return this.client.call(uploadTicketAttachment, { query: { fileName }, body });
  }

  async status(token: string): Promise<string> {
    return (await this.client.call(readTicketAttachment, { params: { token } })).uploadStatus ?? 'SUCCESS';
  }

  async submit(more: Record<string, unknown> = {}): Promise<string> {
    return (await this.client.call(createTicket, { body: { ...good, ...more } })).resultCode;
  }

  refuse(more: Record<string, unknown>) {
    return this.client.refusal(createTicket, { body: { ...good, ...more } });
  }

  /** The answer to a ticket with a key of the client's own. */
  submitWithKey(key: string, more: Record<string, unknown> = {}): Promise<Response> {
    return this.client.send(createTicket, { body: { ...good, ...more } }, { headers: { 'Idempotency-Key': key } });
  }

  orderFault(fault: string, more = {}) {
    return this.client.demo('PUT', 'upload-faults', { fault, ...more });
  }

  async count(): Promise<number> {
    return (await this.client.demo<{ total: number }>('GET', 'tickets')).total;
  }

  /** The newest, latest first. */
  async tickets(): Promise<KeptTicket[]> {
    return (await this.client.demo<{ tickets: KeptTicket[] }>('GET', 'tickets')).tickets;
  }
}

/** Every check of a file that is still under way is over now, however long it was to be. */
export async function endChecks(dataFolder: string): Promise<void> {
  await execute(dataFolder, 'UPDATE ticket_file SET checked_at = created');
}
