/**
 * Keeps what is edited until it is saved, for whoever edits it: a closed tab, a crash or an ended session loses nothing.
 * What is found is offered, and stays kept until somebody says what becomes of it. Where the same is edited in several
 * tabs each keeps its own beside what the others have kept, tells of theirs, and puts its own back where another tab that
 * had not heard of it yet has written over it.
 */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { randomId } from '../../base/random-id.ts';
import { draftOwner } from '../../host/drafts/draft-owner.ts';
import type { Draft, DraftStore } from '../../host/drafts/draft-types.ts';
import { isPageHidden } from '../../host/updates/page-visibility.ts';
import type { DraftKeeperOptions } from './draft-subject.ts';
import { type DraftOffer, type DraftOrigin, isNews, type KeptChanges } from './kept-changes.ts';

interface Shape {
  readonly offer: ReadonlySignal<DraftOffer | undefined>;
  /** Another tab has saved it: this one shows an older version. */
  readonly isSavedElsewhere: ReadonlySignal<boolean>;
  /** What was kept has been looked for. */
  readonly hasRead: ReadonlySignal<boolean>;
  /** The browser does not keep what is changed now. */
  readonly cannotKeep: ReadonlySignal<boolean>;
  /** What is offered takes the place of what was changed here, which is offered in turn. */
  restore(): void;
  /** What is offered is given up; what another tab makes is only left to that. */
  discard(): void;
  /** That another tab has saved it is known now. */
  dismissSaved(): void;
  /** It was saved, or given up. What was offered and not answered stays. */
  end(why: 'sent' | 'discarded'): void;
}
export type DraftKeeper = Model<Shape>;

/** What is kept besides what is edited here. */
interface Other<Kept> {
  readonly kept: Kept;
  readonly from: DraftOrigin;
  readonly isOffered: boolean;
}

/** Milliseconds after a change: many follow while somebody types. */
const pause = 400;

export function createDraftKeeper<Values extends object, Kept extends KeptChanges<Values>>(
  options: DraftKeeperOptions<Values, Kept>,
): DraftKeeper {
  return new (createModel<Shape>(() => draftKeeper(options)))();
}

function draftKeeper<Values extends object, Kept extends KeptChanges<Values>>({
  subject,
  configuration,
  isShared,
  openStore,
}: DraftKeeperOptions<Values, Kept>): Shape {
  const others = signal<readonly Other<Kept>[]>([]);
  const offered = computed(() => others.value.findLast(({ isOffered }) => isOffered));
  const isSavedElsewhere = signal(false);
  const hasRead = signal(false);
  const cannotKeep = signal(false);
  const key = computed(() => draftOwner(configuration.value).key);
  const ownId = randomId();
  /** Editors in other tabs, of whose changes nobody wants to be told here. */
  const leftAlone = new Set<string>();
  /** Changes of an earlier time that were taken or given up, by their editor: news of them may come late. */
  const settledHere = new Map<string, Kept>();
  let store: DraftStore<readonly Kept[]> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Before that nothing is written: it would take the place of what nobody has seen yet. */
  let isRead = false;
  let isEnded = false;
  let isLeaving = false;
  /** Something is there that has to go when nothing is left to lose. */
  let isKept = false;
  /** When it was last kept. */
  let ownWritten = 0;

  // Before the store listens for the same: what it hurries to write has to be handed over by then.
  addEventListener('pagehide', flush);
  effect(() => {
    if (isPageHidden.value) untracked(flush);
  });
  effect(() => () => removeEventListener('pagehide', flush));

  // Another user has drafts of their own.
  effect(() => {
    const owner = key.value;
    const form = subject.form();
    if (!form) return;
    const own = untracked(() => openStore(owner));
    store = own;
    const stopListening = own.listen((news) => {
      if (store !== own || isEnded) return;
      if (news.is === 'changed') hear(news.draft);
      else void hearOfEnd(own);
    });
    const reading = own.read();
    void reading.then((draft) => {
      if (store !== own || isEnded) return;
      batch(() => {
        find(draft);
        hasRead.value = true;
      });
      isRead = true;
      if (isChangedHere()) keep();
    });
    const stop = effect(() => {
      const isChanged = form.values.value !== form.initial.value;
      if (isEnded) return;
      clearTimeout(timer);
      timer = isChanged || isKept ? setTimeout(() => keep(), pause) : undefined;
    });
    return () => {
      stop();
      stopListening();
      isLeaving = true;
      untracked(flush);
      if (store === own) store = undefined;
      const late = isRead || isEnded ? undefined : untracked(() => here(ownId));
      if (late)
        void reading.then((draft) => {
          put(own, [...notOwn(draft?.values ?? []), late]);
          own.close();
        });
      else own.close();
      batch(() => {
        others.value = [];
        isSavedElsewhere.value = false;
      });
      isRead = isKept = isLeaving = false;
      ownWritten = 0;
    };
  });

  function find(draft: Draft<readonly Kept[]> | undefined): void {
    const found = notOwn(draft?.values ?? []).filter((kept) => subject.isOurs(kept) && !isNothing(kept));
    others.value = found.map((kept) => ({
      kept: { ...kept, written: kept.written || (draft?.written ?? 0) },
      from: 'earlier',
      isOffered: true,
    }));
    if (draft && found.length === 0) void store?.clear('discarded');
  }

  /** Another tab has written: its own changes, and those of others as far as it knows them. */
  function hear({ values }: Draft<readonly Kept[]>): void {
    if (!isRead) return;
    const known = new Map(others.peek().map((other) => [other.kept.editor, other]));
    const stored = new Map(values.map((kept) => [kept.editor, kept]));
    const lost = others.peek().filter(({ from, kept }) => from === 'here' && !stored.has(kept.editor));
    const news = notOwn(values).filter(
      (kept) => !isNothing(kept) && isNews(kept, settledHere.get(kept.editor), subject.isAlike),
    );
    others.value = [
      ...lost,
      ...news.map((kept): Other<Kept> => {
        const before = known.get(kept.editor);
        // Kept anew, which changes nothing.
        if (before && subject.isAlike(before.kept.values, kept.values)) return { ...before, kept };
        const from = kept.isLeft ? 'earlier' : 'elsewhere';
        const isWanted = kept.isLeft || (isShared && !leftAlone.has(kept.editor));
        return { kept, from, isOffered: isWanted && !isShown(kept) };
      }),
    ];
    const isOwnStored = (stored.get(ownId)?.written ?? 0) >= ownWritten;
    if (lost.length > 0 || (!isOwnStored && isChangedHere())) keep();
  }

  /** What another tab had kept went when it was saved there, and all others with it that it had not heard of. */
  async function hearOfEnd(own: DraftStore<readonly Kept[]>): Promise<void> {
    if (isShared) isSavedElsewhere.value = true;
    const draft = await own.read();
    if (store === own && !isEnded) hear(draft ?? { values: [], files: [], written: 0 });
  }

  function isChangedHere(): boolean {
    const form = untracked(() => subject.form());
    return form !== undefined && !subject.isAlike(form.initial.peek(), form.values.peek());
  }

  const notOwn = (all: readonly Kept[]) => all.filter(({ editor }) => editor !== ownId);

  const isNothing = ({ base, values }: Kept) => subject.isAlike(base, values);

  function isShown({ values }: Kept): boolean {
    const form = untracked(() => subject.form());
    return form !== undefined && subject.isAlike(form.values.peek(), values);
  }

  function flush(): void {
    if (timer === undefined) return;
    keep();
  }

  function keep(alsoNothing = false): void {
    clearTimeout(timer);
    timer = undefined;
    if (!store || !isRead || isEnded) return;
    const own = here(ownId);
    isKept = own !== undefined;
    ownWritten = own?.written ?? 0;
    put(store, own ? [...left(), own] : left(), alsoNothing);
  }

  const left = () => others.peek().map(({ kept }) => kept);

  function settle({ from, kept }: Other<Kept>): void {
    if (from !== 'elsewhere') settledHere.set(kept.editor, kept);
  }

  /** What was changed here; undefined where nothing would be lost. */
  function here(editor: string): Kept | undefined {
    const form = untracked(() => subject.form());
    if (!form || !isChangedHere()) return undefined;
    const [base, values] = [form.initial.peek(), form.values.peek()];
    const written = Date.now();
    return subject.kept({
      version: subject.version(),
      base,
      values,
      editor,
      written,
      ...(isLeaving && { isLeft: true }),
    });
  }

  /** @param alsoNothing Also where nothing is left: a tab whose changes were only found here puts them back. */
  function put(own: DraftStore<readonly Kept[]>, all: readonly Kept[], alsoNothing = false): void {
    if (all.length === 0 && !alsoNothing) void own.clear('discarded');
    else own.write({ values: all, files: [], written: Date.now() });
    void own.settled().then(() => {
      if (store === own) cannotKeep.value = own.failure !== undefined;
    });
  }

  return {
    offer: computed(() => {
      const now = offered.value;
      if (!now) return undefined;
      const { from, kept } = now;
      return { from, written: kept.written, isOutdated: kept.version !== subject.version() };
    }),
    isSavedElsewhere,
    hasRead,
    cannotKeep,
    restore() {
      const now = offered.peek();
      if (!now) return;
      const replaced = isShown(now.kept) ? undefined : here(randomId());
      const rest = others.peek().filter((other) => other !== now);
      settle(now);
      batch(() => {
        others.value = [
          ...rest,
          // It is that tab's, which may go on with it.
          ...(now.from === 'elsewhere' ? [{ ...now, isOffered: false }] : []),
          ...(replaced ? [{ kept: replaced, from: 'here', isOffered: true } as const] : []),
        ];
        subject.resume(now.kept);
      });
      keep();
    },
    discard() {
      const now = offered.peek();
      if (!now) return;
      const isLeft = now.from === 'elsewhere';
      settle(now);
      if (isLeft) leftAlone.add(now.kept.editor);
      others.value = others
        .peek()
        .flatMap((other) => (other !== now ? [other] : isLeft ? [{ ...other, isOffered: false }] : []));
      if (!isLeft) keep(true);
    },
    dismissSaved() {
      isSavedElsewhere.value = false;
    },
    end(why) {
      clearTimeout(timer);
      timer = undefined;
      isEnded = true;
      if (!store || !isRead) return;
      const rest = left();
      // Other tabs hear of it, also where something of theirs is left.
      if (why === 'sent' || rest.length === 0) void store.clear(why);
      if (rest.length > 0) put(store, rest);
    },
  };
}
