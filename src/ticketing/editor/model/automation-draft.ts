/**
 * Keeps what is edited until it is saved, for whoever edits it: a closed tab, a crash or an ended session loses nothing.
 * What is found is offered, and stays kept until somebody says what becomes of it.
 */
import {
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import type { Configuration } from '../../../host/configuration/configuration-types.ts';
import { draftOwner } from '../../../host/drafts/draft-owner.ts';
import { createDraftStore } from '../../../host/drafts/draft-store.ts';
import type { DraftStore } from '../../../host/drafts/draft-types.ts';
import { isPageHidden } from '../../../host/updates/page-visibility.ts';
import type { EditorMode } from '../editor-types.ts';
import { type AutomationDraft, automationDraftKind, draftIdOf } from './automation-draft-kind.ts';
import type { AutomationSession } from './automation-session.ts';
import { isSentAlike } from './automation-values.ts';

export interface DraftKeeperOptions {
  readonly session: AutomationSession;
  readonly configuration: ReadonlySignal<Configuration>;
  readonly mode: EditorMode;
  /** Of the one that is edited or copied. */
  readonly id: string | undefined;
  openStore?(owner: string, id: string): DraftStore<AutomationDraft>;
}

/** Something that was not saved. */
export interface DraftOffer {
  /** Milliseconds since 1970. */
  readonly written: number;
  /** Somebody else has saved it since. */
  readonly isOutdated: boolean;
}

interface Shape {
  readonly offer: ReadonlySignal<DraftOffer | undefined>;
  /** The browser does not keep what is changed now. */
  readonly cannotKeep: ReadonlySignal<boolean>;
  restore(): void;
  discard(): void;
  /** It was saved, or given up. What was offered and not answered stays. */
  end(why: 'sent' | 'discarded'): void;
}
export type DraftKeeper = Model<Shape>;

/** Milliseconds after a change: many follow while somebody types. */
const pause = 400;

export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  return new (createModel<Shape>(() => draftKeeper(options)))();
}

function draftKeeper({ session, configuration, mode, id, openStore = openDraft }: DraftKeeperOptions): Shape {
  const found = signal<{ readonly draft: AutomationDraft; readonly written: number } | undefined>(undefined);
  const cannotKeep = signal(false);
  const key = computed(() => draftOwner(configuration.value).key);
  let store: DraftStore<AutomationDraft> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  /** Something is there that has to go when nothing is left to lose. */
  let isKept = false;

  // Before the store listens for the same: what it hurries to write has to be handed over by then.
  addEventListener('pagehide', flush);
  effect(() => {
    if (isPageHidden.value) untracked(flush);
  });
  effect(() => () => {
    removeEventListener('pagehide', flush);
    flush();
    store?.close();
  });

  // Another user has drafts of their own.
  effect(() => {
    const owner = key.value;
    const editor = session.editor.value;
    const type = session.type.value;
    if (!editor || !type) return;
    const own = untracked(() => openStore(owner, draftIdOf(mode, id, type)));
    store = own;
    void own.read().then((draft) => {
      if (store !== own || !draft || draft.values.type !== type) return;
      const { base, values } = draft.values;
      if (isSentAlike(base, values, type)) void own.clear('discarded');
      else if (!isEnded) found.value = { draft: draft.values, written: draft.written };
    });
    const stop = effect(() => {
      const isChanged = editor.form.values.value !== editor.form.initial.value;
      // Nothing takes the place of what was found before it was answered what becomes of it.
      if (found.value || isEnded) return;
      clearTimeout(timer);
      timer = isChanged || isKept ? setTimeout(keep, pause) : undefined;
    });
    return () => {
      stop();
      untracked(flush);
      if (store === own) store = undefined;
      own.close();
      found.value = undefined;
    };
  });

  function flush(): void {
    if (timer === undefined) return;
    keep();
  }

  function keep(): void {
    clearTimeout(timer);
    timer = undefined;
    const [form, type] = [session.editor.peek()?.form, session.type.peek()];
    const own = store;
    if (!own || !form || !type || isEnded || found.peek()) return;
    const [base, values] = [form.initial.peek(), form.values.peek()];
    isKept = !isSentAlike(base, values, type);
    if (!isKept) void own.clear('discarded');
    else own.write({ values: { type, version: session.version(), base, values }, files: [], written: Date.now() });
    void own.settled().then(() => {
      if (store === own) cannotKeep.value = own.failure !== undefined;
    });
  }

  return {
    offer: computed(() => {
      const now = found.value;
      return now && { written: now.written, isOutdated: now.draft.version !== session.version() };
    }),
    cannotKeep,
    restore() {
      const now = found.peek();
      if (!now) return;
      found.value = undefined;
      isKept = true;
      session.resume(now.draft);
    },
    discard() {
      if (!found.peek()) return;
      found.value = undefined;
      void store?.clear('discarded');
      // Something may have been changed meanwhile.
      keep();
    },
    end(why) {
      clearTimeout(timer);
      timer = undefined;
      isEnded = true;
      if (!found.peek()) void store?.clear(why);
    },
  };
}

const openDraft = (owner: string, id: string) => createDraftStore({ kind: automationDraftKind, owner, id });
