/** Sends the beginning of an answer and breaks the connection: in constant memory, so that a gigabyte can be cut as well. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { DemoEnvironment } from './demo-context.ts';

type Outgoing = DemoEnvironment['Bindings']['outgoing'];

/** Of an answer that does not tell its length, so much is read ahead to find its half. */
const longestReadAhead = 256 * 1024;

/** Milliseconds. */
const heardAfter = 60;

/**
 * @param afterBytes Half of the answer when absent
 * @param delayMs Time between the last byte and the break: a page that is busy for longer reads none of what came
 */
export async function truncate(
  outgoing: Outgoing,
  response: Response,
  afterBytes?: number,
  delayMs = heardAfter,
): Promise<Response> {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const ahead = await readAhead(reader, response.headers.has('content-length') ? 0 : longestReadAhead);
  const length = Number(response.headers.get('content-length') ?? ahead.length);
  let left = afterBytes ?? Math.ceil(length / 2);
  // A short answer promises one byte more than it has. A long one of unknown length is chunked: the last chunk that is
  // missing tells the client, but for WebKitGTK, which takes what has come for all.
  const promised = !response.headers.has('content-length') && length < longestReadAhead;
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...(promised && { 'content-length': String(length + 1) }),
  });
  outgoing.flushHeaders();
  let chunk: Uint8Array | undefined = ahead;
  while (chunk && left > 0 && !outgoing.destroyed) {
    const part = chunk.subarray(0, left);
    left -= part.length;
    if (left === 0) await new Promise((sent) => outgoing.write(part, sent));
    else if (!outgoing.write(part)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]);
    chunk = left > 0 ? (await reader.read()).value : undefined;
  }
  await reader.cancel();
  // A client that hears of the break together with the last bytes may throw these away.
  await wait(delayMs);
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function readAhead(reader: ReadableStreamDefaultReader<Uint8Array>, longest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let length = 0; length < longest; ) {
    const { value } = await reader.read();
    if (!value) break;
    chunks.push(value);
    length += value.length;
  }
  return Buffer.concat(chunks);
}
