/**
 * A text that is written only when somebody reads it. An editor's document takes longer to write as HTML than a key may
 * take; forms, validity and `value` ask for it when they need it.
 */
export class LateText {
  readonly isEmpty: boolean;
  /** What its owner had set, and somebody made this of. */
  readonly original: string | undefined;
  readonly #write: () => string;
  #text: string | undefined;

  constructor(write: () => string, isEmpty: boolean, original?: string) {
    this.#write = write;
    this.isEmpty = isEmpty;
    this.original = original;
  }

  toString(): string {
    this.#text ??= this.#write();
    return this.#text;
  }
}
