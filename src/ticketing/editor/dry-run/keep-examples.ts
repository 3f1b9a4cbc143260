/** Examples of an automation that is not saved yet: kept as they come, found again, and sent once it is saved. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { DraftStore } from '../../../host/drafts/draft-types.ts';
import type { ExampleBook } from './example-book.ts';
import type { Example } from './example-calls.ts';

export interface KeepExamplesOptions {
  readonly examples: ExampleBook;
  readonly store: DraftStore<readonly Example[]>;
  /** The automation was saved, or given up. */
  readonly ended: ReadonlySignal<{ readonly savedAs: string | undefined } | undefined>;
  /** The automation is there, and its examples are not. */
  onFailure(error: unknown): void;
}

/** Returns the way to stop; what was kept stays, unless the automation has ended. */
export function keepExamples({ examples, store, ended, onFailure }: KeepExamplesOptions): () => void {
  /** What is still to be sent needs the store until it is there. */
  let finishing = Promise.resolve();
  const isRead = signal(false);
  void store.read().then((draft) => {
    if (draft) examples.restore(draft.values);
    isRead.value = true;
  });
  const stopKeeping = effect(() => {
    const list = examples.unsaved.value;
    // Before that it would take the place of those that were kept.
    if (!list || !isRead.value) return;
    untracked(() => store.write({ values: list, files: [], written: Date.now() }));
  });
  const stopHearing = ended.subscribe((end) => {
    if (!end) return;
    stopKeeping();
    finishing = finish(end.savedAs);
  });

  async function finish(savedAs: string | undefined): Promise<void> {
    try {
      if (savedAs !== undefined) await examples.sendTo(savedAs);
      await store.clear(savedAs === undefined ? 'discarded' : 'sent');
    } catch (error) {
      // What is kept still is offered with the next new one.
      onFailure(error);
    }
  }

  return () => {
    stopKeeping();
    stopHearing();
    void finishing.then(store.close);
  };
}
