/** Looks at an uploaded file while it passes, so that no file has to be in memory. */
import { headLength } from './file-kinds.ts';

/** The harmless text that every virus scanner agreed to find. */
const testVirus = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');

export class FileInspector {
  #head = Buffer.alloc(0);
  /** The end of what has passed: the signature may lie across two pieces. */
  #tail = Buffer.alloc(0);
  #isSuspicious = false;
  #hasZero = false;

  see(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (this.#head.length < headLength) {
      this.#head = Buffer.concat([this.#head, bytes.subarray(0, headLength - this.#head.length)]);
    }
    const seam = Buffer.concat([this.#tail, bytes.subarray(0, testVirus.length - 1)]);
    this.#isSuspicious ||= bytes.includes(testVirus) || seam.includes(testVirus);
    this.#hasZero ||= bytes.includes(0);
    const end = bytes.length < testVirus.length ? Buffer.concat([this.#tail, bytes]) : bytes;
    this.#tail = Buffer.from(end.subarray(Math.max(0, end.length - testVirus.length + 1)));
  }

  /** The first bytes, which tell a type. */
  get head(): Uint8Array {
    return this.#head;
  }

  get isSuspicious(): boolean {
    return this.#isSuspicious;
  }

  /** As no text has. */
  get hasZero(): boolean {
    return this.#hasZero;
  }
}
