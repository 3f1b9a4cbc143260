/**
 * Keeps a ticket that is being written for whoever writes it, and follows what other tabs of the same user do. Another
 * user of the page never sees it.
 */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { Configuration } from '../../../host/configuration/configuration-types.ts';
import { type DraftOwner, draftOwner } from '../../../host/drafts/draft-owner.ts';
import type { DraftNews, DraftPress } from '../../../host/drafts/draft-types.ts';
import type { DraftState, TicketValues } from '../ticket-types.ts';
import { openTicketDraft, type TicketDraft, type TicketDraftStore } from './ticket-draft-kind.ts';

export interface TicketDraftOptions {
  configuration: ReadonlySignal<Configuration>;
  openDraft?: ((owner: string) => TicketDraftStore) | undefined;
  /** What is written now; nothing where nothing is. */
  current(): Pick<TicketDraft, 'values' | 'files'> | undefined;
  /** In the place of all that is there. */
  show(draft: TicketDraft): void;
  /** Somebody else sits before the page: nothing of what is there is theirs. */
  forget(): void;
  /** The draft has been read. */
  onRead(): void;
  /** It is being sent: nothing takes its place now. */
  isBusy(): boolean;
  /** What waits here to be sent was sent, or taken back, in another tab. */
  onWaitOver(): void;
}

export interface TicketDraftKeeper {
  readonly state: ReadonlySignal<DraftState | undefined>;
  /** Something was typed. */
  changed(): void;
  /** Nothing is kept any more. */
  clear(why: 'sent' | 'discarded'): void;
  answerNews(choice: 'theirs' | 'mine'): void;
  /** `DraftOwner.key`. */
  owner(): string;
  isWaiting(): boolean;
  /** Of what is written now; nothing where it was changed since. */
  press(): DraftPress | undefined;
  /** Resolves when it is kept. */
  keepPress(press: DraftPress | undefined): Promise<void>;
}

interface Open extends DraftOwner {
  store: TicketDraftStore;
  stopListening(): void;
}

/** Within a model: it ends with that. */
export function keepTicketDraft(options: TicketDraftOptions): TicketDraftKeeper {
  const { configuration, current, show, forget, onRead, isBusy, onWaitOver } = options;
  const openDraft = options.openDraft ?? ((owner: string) => openTicketDraft({ owner }));
  const key = computed(() => draftOwner(configuration.value).key);
  const isRead = signal(false);
  const restoredFrom = signal<number | undefined>(undefined);
  const cannotKeep = signal(false);
  const news = signal<DraftNews<TicketValues> | undefined>(undefined);
  let open: Open | undefined;
  /** Something was typed here since the draft was read or taken over. */
  let isOwn = false;
  let press: DraftPress | undefined;
  /** What it is the press of. */
  let pressed: Pick<TicketDraft, 'values' | 'files'> | undefined;

  effect(() => {
    key.value;
    untracked(() => enter(draftOwner(configuration.peek())));
  });
  effect(() => () => leave());

  function leave() {
    open?.stopListening();
    open?.store.close();
    open = undefined;
    // It stays with its draft, and waits on where it waits.
    press = undefined;
  }

  function enter(owner: DraftOwner) {
    const before = open;
    // Whoever wrote before the page knew the user is the user.
    const isTakenAlong = before?.isTab === true && current() !== undefined;
    if (before?.isTab) void before.store.clear('discarded');
    leave();
    const store = openDraft(owner.key);
    const own: Open = { ...owner, store, stopListening: store.listen((message) => open === own && hear(message)) };
    open = own;
    batch(() => {
      if (before && !isTakenAlong) forget();
      isRead.value = false;
      restoredFrom.value = undefined;
      news.value = undefined;
    });
    void store.read().then((found) => {
      if (open !== own) return;
      batch(() => {
        arrive(found);
        cannotKeep.value = store.failure !== undefined;
        isRead.value = true;
      });
      onRead();
    });
  }

  function arrive(found: TicketDraft | undefined) {
    if (current() !== undefined) {
      // Typed before the draft was there: both are kept, and the user says which goes on.
      if (found) news.value = { is: 'changed', draft: found };
      else changed();
      return;
    }
    if (found) take(found);
  }

  function take(draft: TicketDraft) {
    isOwn = false;
    restoredFrom.value = draft.written;
    press = undefined;
    show(draft);
    press = draft.press;
    pressed = current();
  }

  function hear(message: DraftNews<TicketValues>) {
    if (!isRead.peek()) return;
    if (message.is === 'changed' && press) {
      const { key: theirs, isWaiting } = message.draft.press ?? {};
      // The same, as it waits here.
      if (theirs === press.key && isWaiting === press.isWaiting) return;
      if (press.isWaiting && !isWaiting) {
        // Nothing has to be kept of it here: that would come back to where it may be sent again by now.
        press = { ...press, isWaiting: false };
        onWaitOver();
      }
    }
    const isEmpty = current() === undefined;
    if (message.is === 'sent') {
      if (press?.isWaiting) onWaitOver();
      press = undefined;
      if (isEmpty) news.value = undefined;
      else news.value = message;
    } else if (!isBusy() && (isEmpty || !isOwn)) {
      batch(() => {
        news.value = undefined;
        take(message.draft);
      });
      if (press?.isWaiting) onRead();
    } else news.value = message;
  }

  function changed() {
    isOwn = true;
    const own = open;
    if (own === undefined) return;
    const draft = current();
    if (!isSame(draft, pressed)) press = undefined;
    if (draft === undefined) void own.store.clear('discarded');
    else write(own, draft);
    void own.store.settled().then(() => {
      if (open === own) cannotKeep.value = own.store.failure !== undefined;
    });
  }

  function write({ store }: Open, draft: Pick<TicketDraft, 'values' | 'files'>) {
    store.write({ ...draft, press, written: Date.now() });
  }

  return {
    state: computed(() =>
      isRead.value ? { restoredFrom: restoredFrom.value, cannotKeep: cannotKeep.value, news: news.value } : undefined,
    ),

    changed,

    clear(why) {
      batch(() => {
        restoredFrom.value = undefined;
        news.value = undefined;
      });
      isOwn = false;
      press = undefined;
      void open?.store.clear(why);
    },

    owner: () => key.peek(),
    isWaiting: () => press?.isWaiting === true,

    press: () => (isSame(current(), pressed) ? press : undefined),

    async keepPress(given) {
      press = given;
      pressed = current();
      if (open && pressed) write(open, pressed);
      await open?.store.settled();
    },

    answerNews(choice) {
      const latest = news.peek();
      if (latest === undefined) return;
      news.value = undefined;
      if (choice === 'mine') changed();
      else if (latest.is === 'changed') take(latest.draft);
      else {
        forget();
        void open?.store.clear('discarded');
        restoredFrom.value = undefined;
        isOwn = false;
      }
    },
  };
}

/** The values are one immutable tree. */
function isSame(one: Pick<TicketDraft, 'values' | 'files'> | undefined, other: typeof one): boolean {
  return (
    one !== undefined &&
    one.values === other?.values &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index])
  );
}
