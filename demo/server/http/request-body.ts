/** Bodies of calls, read no further than they may be long. */
import { createHash } from 'node:crypto';
import { invalid, Refusal } from './refusal.ts';

/** Bytes of a body. */
export const jsonLimit = 1024 * 1024;

/** The body, refused with 413 once it is longer than `limit` bytes. */
export async function readAtMost(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyAtMost(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The body as it comes, broken off with 413 once it is longer than `limit` bytes. */
export async function* bodyAtMost(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of whole(request)) {
    length += chunk.byteLength;
    if (length > limit) {
      // The rest is not read: the connection cannot serve another call.
      throw new Refusal(413, 'TOO_LARGE', `The body is larger than ${limit} bytes`, { Connection: 'close' });
    }
    yield chunk;
  }
}

/** A client that leaves in the middle is no fault of the server's. */
async function* whole({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* (body ?? []) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw invalid(`The body broke off: ${error}`);
  }
}

/** Bytes of a body, and what they are known by; read once, by whoever asks first. */
export class HashedContent implements AsyncIterable<Uint8Array> {
  readonly #bytes: AsyncIterable<Uint8Array>;
  readonly #sum = createHash('sha256');
  #hash: string | undefined;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#bytes = bytes;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#bytes) {
      this.#sum.update(chunk);
      yield chunk;
    }
    this.#hash = this.#sum.digest('hex');
  }

  async hash(): Promise<string> {
    if (this.#hash === undefined) for await (const _ of this);
    return this.#hash as unknown as string;
  }
}
