/** A mail server that takes everything, slowly enough for a mail to be under way. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The Message-ID of each mail, as often as it came. */
  received: string[];
  close(): Promise<void>;
}

export async function openMailServer(milliseconds: number): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        received.push(/^Message-ID: (.+?)\r?$/im.exec(text)?.[1] ?? '');
        setTimeout(callback, milliseconds);
      });
    },
  });
  // A client that is gone in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
