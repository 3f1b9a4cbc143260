/** The bytes of the revisions that are looked at: each read once, a few kept for going back and forth. */
import { batch, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { type ReadBytes, TooLarge } from './read-revision.ts';

export type RevisionContent =
  | { is: 'reading' }
  | { is: 'read'; bytes: Uint8Array<ArrayBuffer> }
  | { is: 'too-large'; size: number | undefined }
  | { is: 'failed'; error: unknown };

interface Shape {
  revisions: ReadonlySignal<ReadonlyMap<string, RevisionContent>>;
  /** Reads these; gives up what is still being read of others. */
  want(revisionIds: readonly string[]): void;
  /** Those that failed, among what is wanted. */
  retry(): void;
}
export type ContentsModel = Model<Shape>;

/** Revisions whose bytes are kept, the wanted ones included. */
const kept = 6;

export function createContents(readBytes: ReadBytes): ContentsModel {
  return new (createModel<Shape>(() => contentsModel(readBytes)))();
}

function contentsModel(readBytes: ReadBytes): Shape {
  const revisions = signal<ReadonlyMap<string, RevisionContent>>(new Map());
  const reads = new Map<string, AbortController>();
  let wanted: readonly string[] = [];

  effect(() => () => {
    for (const read of reads.values()) read.abort();
  });

  async function read(id: string): Promise<void> {
    const mine = new AbortController();
    reads.set(id, mine);
    put(id, { is: 'reading' });
    const content = await readBytes(id, mine.signal).then(
      (bytes): RevisionContent => ({ is: 'read', bytes }),
      (error: unknown): RevisionContent =>
        error instanceof TooLarge ? { is: 'too-large', size: error.size } : { is: 'failed', error },
    );
    if (mine.signal.aborted) return;
    reads.delete(id);
    put(id, content);
  }

  function put(id: string, content: RevisionContent): void {
    const next = new Map(revisions.peek());
    // At its end: the oldest are forgotten first.
    next.delete(id);
    next.set(id, content);
    for (const old of next.keys()) {
      if (next.size <= kept) break;
      if (!wanted.includes(old)) next.delete(old);
    }
    revisions.value = next;
  }

  function forget(id: string): void {
    const next = new Map(revisions.peek());
    next.delete(id);
    revisions.value = next;
  }

  return {
    revisions,

    want(ids) {
      wanted = ids;
      batch(() => {
        for (const [id, reading] of reads) {
          if (ids.includes(id)) continue;
          reading.abort();
          reads.delete(id);
          forget(id);
        }
        for (const id of ids) if (!revisions.peek().has(id)) void read(id);
      });
    },

    retry() {
      for (const id of wanted) if (revisions.peek().get(id)?.is === 'failed') void read(id);
    },
  };
}
