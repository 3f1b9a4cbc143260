/** Looks at an uploaded file while it passes, so that no file has to be in memory. */
import { extname } from 'node:path';
import { attachmentExtensions } from '../../../src/help/ticket-terms.ts';

/** The harmless text that every virus scanner agreed to find. */
const testVirus = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
/** As many bytes tell a type. */
const headLength = 16;

export interface Findings {
  /** A media type, or `refused` where name or content is of no allowed one. */
  kind: string;
  isSuspicious: boolean;
}

export class FileInspector {
  readonly #extension: string;
  #head = Buffer.alloc(0);
  /** The end of what has passed: the signature may lie across two pieces. */
  #tail = Buffer.alloc(0);
  #isSuspicious = false;
  #hasZero = false;

  constructor(name: string) {
    this.#extension = extname(name).toLowerCase();
  }

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

  findings(): Findings {
    return { kind: this.#kind(), isSuspicious: this.#isSuspicious };
  }

  /** By name and content: a program that calls itself a picture is refused with the ticket. */
  #kind(): string {
    const extension = this.#extension;
    if (!(attachmentExtensions as readonly string[]).includes(extension)) return 'refused';
    if (extension === '.png') return this.#starts('\x89PNG\r\n') ? 'image/png' : 'refused';
    if (extension === '.txt') return this.#hasZero ? 'refused' : 'text/plain';
    if (extension === '.mov') {
      const isMovie = ['ftyp', 'moov', 'mdat', 'wide', 'free'].some((box) => this.#starts(box, 4));
      return isMovie ? 'video/quicktime' : 'refused';
    }
    return this.#starts('\xff\xd8\xff') ? 'image/jpeg' : 'refused';
  }

  #starts(text: string, at = 0): boolean {
    return this.#head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  }
}
