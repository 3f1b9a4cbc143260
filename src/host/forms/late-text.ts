/**
 * A text that is written only when somebody reads it. An editor's document takes longer to write as HTML than a key may
 * take; forms, validity and `value` ask for it when they need it.
 */
export class LateText {
  readonly isEmpty: boolean;
  readonly #write: () => string;
  #text: string | undefined;

  constructor(write: () => string, isEmpty: boolean) {
    this.#write = write;
    this.isEmpty = isEmpty;
  }

  toString(): string {
    this.#text ??= this.#write();
    return this.#text;
  }
}
