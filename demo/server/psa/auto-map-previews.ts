/**
 * What the matcher proposes for every organization that is not mapped, kept until something of it changes: names are
 * matched once for the count of ambiguous ones, their list and the preview.
 */
import type { AutoMapPreview } from '../../../src/psa/psa-shapes.ts';

export class AutoMapPreviews {
  readonly #make: () => Promise<AutoMapPreview>;
  /** Another one with each change of what is mapped, refused or offered. */
  #edition = 0;
  #kept: { edition: number; preview: AutoMapPreview } | undefined;
  #running: { edition: number; preview: Promise<AutoMapPreview> } | undefined;

  constructor(make: () => Promise<AutoMapPreview>) {
    this.#make = make;
  }

  get edition(): number {
    return this.#edition;
  }

  /** Undefined where nobody has matched names since something changed. */
  known(): AutoMapPreview | undefined {
    return this.#kept?.edition === this.#edition ? this.#kept.preview : undefined;
  }

  /** As it is now, for all who ask at once. */
  async current(): Promise<AutoMapPreview> {
    const known = this.known();
    if (known) return known;
    if (this.#running?.edition !== this.#edition) this.#running = { edition: this.#edition, preview: this.#match() };
    return this.#running.preview;
  }

  /** What is changed meanwhile counts only with the end of the change: whoever matched names before it may have missed it. */
  async after<Answer>(change: Promise<Answer>): Promise<Answer> {
    try {
      return await change;
    } finally {
      this.#edition += 1;
    }
  }

  async #match(): Promise<AutoMapPreview> {
    const edition = this.#edition;
    try {
      const preview = await this.#make();
      this.#kept = { edition, preview };
      return preview;
    } finally {
      if (this.#running?.edition === edition) this.#running = undefined;
    }
  }
}
