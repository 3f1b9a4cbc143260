/**
 * Seals secrets before they are stored. The key is a file of its own beside the database, so that a copy of the database
 * alone has none of them.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export class SecretBox {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Made at the first start, for its owner alone. */
  static open(dataFolder: string): SecretBox {
    const file = join(dataFolder, 'secrets.key');
    try {
      // Fails where there is one already, also by another process.
      writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return new SecretBox(readFileSync(file));
  }

  /** @param id What it is of: sealed for one thing, it opens for no other. */
  seal(id: string, secret: string): string {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.#key, iv).setAAD(Buffer.from(id));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Undefined: it was sealed with another key, or for something else. */
  unseal(id: string, text: string): string | undefined {
    const bytes = Buffer.from(text, 'base64');
    try {
      const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, ivLength)).setAAD(Buffer.from(id));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /**
   * Tells whether two calls bring the same secret, where the answer to a call is kept under its key: without our key
   * nobody can try what it was.
   */
  mark(secret: string): string {
    return createHmac('sha256', this.#key).update(secret).digest('hex');
  }
}
