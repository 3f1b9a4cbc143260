/**
 * The names behind ids that were chosen earlier, one cache for all pickers of an element: what several of them want in one
 * go is one request, and what a list has shown is not asked for.
 */
import { batch, computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { isAbort } from '../host/http/call-error.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import { kindOf, type PickedKind } from './directory-kinds.ts';
import { mostIds } from './directory-source.ts';

/** The names of one kind. */
interface Shape {
  /** By id, what is known so far. */
  readonly entries: ReadonlySignal<ReadonlyMap<string, DirectoryEntry>>;
  readonly status: ReadonlySignal<'ready' | 'loading' | 'failed'>;
  /** Asks for those that are neither known nor on their way. */
  want(ids: readonly string[]): void;
  /** Takes over what a list has brought. */
  learn(entries: readonly DirectoryEntry[]): void;
  /** After a failure: asks for the same again. */
  retry(): void;
}
export type DirectoryNames = Model<Shape>;

const books = new WeakMap<HttpClient, Map<PickedKind | string, DirectoryNames>>();

/** The names of a kind that are known to whoever makes calls by this client: an element, that is. */
export function directoryNames(client: HttpClient, kind: PickedKind): DirectoryNames {
  const byKind = books.get(client) ?? new Map<PickedKind | string, DirectoryNames>();
  books.set(client, byKind);
  const shared = kindOf(kind).sameAs ?? kind;
  const known = byKind.get(shared);
  if (known) return known;
  const names = new (createModel<Shape>(() => directoryNamesModel(client, kind)))();
  byKind.set(shared, names);
  return names;
}

function directoryNamesModel(client: HttpClient, kind: PickedKind): Shape {
  const { source, isNamedById } = kindOf(kind);
  const entries = signal<ReadonlyMap<string, DirectoryEntry>>(new Map());
  /** On their way, or about to be asked for. */
  const awaited = signal<ReadonlySet<string>>(new Set());
  const failed = signal<ReadonlySet<string>>(new Set());
  const queue = new Set<string>();

  function learn(learned: readonly DirectoryEntry[]) {
    if (learned.length === 0) return;
    entries.value = new Map([...entries.peek(), ...learned.map((entry) => [entry.id, entry] as const)]);
  }

  async function ask(ids: readonly string[]) {
    try {
      const found = await source.find(client, ids);
      const known = new Set(found.map(({ id }) => id));
      const unknown = ids.filter((id) => !known.has(id)).map((id) => ({ id, name: id, state: 'unknown' as const }));
      batch(() => {
        learn([...found, ...unknown]);
        awaited.value = without(awaited.peek(), ids);
      });
    } catch (error) {
      batch(() => {
        awaited.value = without(awaited.peek(), ids);
        // The client has reported it. After an abort nobody is there to be told.
        if (!isAbort(error)) failed.value = new Set([...failed.peek(), ...ids]);
      });
    }
  }

  function flush() {
    const ids = [...queue];
    queue.clear();
    for (let start = 0; start < ids.length; start += mostIds) void ask(ids.slice(start, start + mostIds));
  }

  function want(ids: readonly string[]) {
    if (isNamedById) return;
    const isNew = (id: string) => !entries.peek().has(id) && !awaited.peek().has(id) && !failed.peek().has(id);
    const missing = ids.filter(isNew);
    if (missing.length === 0) return;
    if (queue.size === 0) queueMicrotask(flush);
    for (const id of missing) queue.add(id);
    awaited.value = new Set([...awaited.peek(), ...missing]);
  }

  return {
    entries,
    status: computed(() => {
      if (failed.value.size > 0) return 'failed';
      return awaited.value.size > 0 ? 'loading' : 'ready';
    }),
    want,
    learn,
    retry() {
      const ids = [...failed.peek()];
      batch(() => {
        failed.value = new Set();
        want(ids);
      });
    },
  };
}

function without(set: ReadonlySet<string>, left: readonly string[]): ReadonlySet<string> {
  return new Set([...set].filter((id) => !left.includes(id)));
}
