/**
 * Watches what a page can be left with: listeners on what outlives an element, timers, requests and observers. Patches
 * the globals while it is open, so one at a time.
 */

export interface LeakLedger {
  /** What is still there of all that was begun since the ledger was opened. */
  remaining(): string[];
  close(): void;
}

export function openLedger(): LeakLedger {
  const entries = new Map<object, { label: string; isOver?: () => boolean }>();
  const restore: (() => void)[] = [];

  function patch<Owner extends object, Name extends keyof Owner & string>(
    owner: Owner,
    name: Name,
    wrap: (original: Owner[Name]) => Owner[Name],
  ) {
    const original = owner[name];
    owner[name] = wrap(original);
    restore.push(() => {
      owner[name] = original;
    });
  }

  patchListeners(patch, entries);
  patchTimers(patch, entries);
  patchObservers(patch, entries);
  patch(
    window,
    'fetch',
    (original) =>
      ((input, init) => {
        const key = {};
        const signal = input instanceof Request ? input.signal : init?.signal;
        const label = `request ${input instanceof Request ? input.url : input}`;
        entries.set(key, { label, isOver: () => signal?.aborted ?? false });
        return original(input, init).finally(() => entries.delete(key));
      }) as typeof fetch,
  );

  return {
    remaining: () => [...entries.values()].filter(({ isOver }) => !isOver?.()).map(({ label }) => label),
    close() {
      for (const undo of restore.reverse()) undo();
    },
  };
}

type Patch = <Owner extends object, Name extends keyof Owner & string>(
  owner: Owner,
  name: Name,
  wrap: (original: Owner[Name]) => Owner[Name],
) => void;
type Entries = Map<object, { label: string; isOver?: () => boolean }>;

/** Listeners on nodes that an element takes along are no leak; those on the page and on the element itself are. */
function patchListeners(patch: Patch, entries: Entries) {
  const keys: { target: WeakRef<EventTarget>; type: string; listener: unknown; capture: boolean; key: object }[] = [];
  const capture = (options: unknown) =>
    typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') === true : options === true;
  const find = (target: EventTarget, type: string, listener: unknown, options: unknown) =>
    keys.findIndex(
      (one) =>
        one.target.deref() === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === capture(options),
    );

  // Listeners on a request of IndexedDB end with its answer, those on a database when it is closed.
  const closed = new WeakSet<IDBDatabase>();
  const isOver = (target: EventTarget | undefined) =>
    target instanceof IDBRequest ? target.readyState === 'done' : target instanceof IDBDatabase && closed.has(target);
  patch(
    IDBDatabase.prototype,
    'close',
    (original) =>
      function close(this: IDBDatabase) {
        closed.add(this);
        original.call(this);
      },
  );

  patch(
    EventTarget.prototype,
    'addEventListener',
    (original) =>
      function add(this: EventTarget, type: string, listener: EventListenerOrEventListenerObject | null, options) {
        const target = this ?? window;
        if (listener !== null && outlives(target) && find(target, type, listener, options) < 0) {
          const key = {};
          const signal = typeof options === 'object' ? options.signal : undefined;
          const held = new WeakRef(target);
          keys.push({ target: held, type, listener, capture: capture(options), key });
          entries.set(key, {
            label: `listener ${type} on ${target.constructor.name}`,
            isOver: () => signal?.aborted || isOver(held.deref()),
          });
        }
        original.call(target, type, listener, options);
      },
  );
  patch(
    EventTarget.prototype,
    'removeEventListener',
    (original) =>
      function remove(this: EventTarget, type: string, listener: EventListenerOrEventListenerObject | null, options) {
        const target = this ?? window;
        const index = find(target, type, listener, options);
        const [found] = index < 0 ? [] : keys.splice(index, 1);
        if (found) entries.delete(found.key);
        original.call(target, type, listener, options);
      },
  );
}

function outlives(target: EventTarget): boolean {
  if (target instanceof AbortSignal || target instanceof MessagePort || target instanceof XMLHttpRequest) return false;
  return !(target instanceof Node) || target instanceof Document || target.getRootNode() instanceof Document;
}

function patchTimers(patch: Patch, entries: Entries) {
  const running = new Map<string, object>();
  const begun = (kind: string, id: unknown) => {
    const key = {};
    running.set(`${kind} ${id}`, key);
    entries.set(key, { label: kind });
  };
  const over = (kind: string, id: unknown) => {
    const key = running.get(`${kind} ${id}`);
    if (key) entries.delete(key);
  };
  patch(
    window,
    'setTimeout',
    (original) =>
      ((handler: () => void, delay?: number, ...args: []) => {
        const id = original(() => {
          over('timer', id);
          handler(...args);
        }, delay);
        begun('timer', id);
        return id;
      }) as typeof setTimeout,
  );
  patch(
    window,
    'setInterval',
    (original) =>
      ((...args: Parameters<typeof setInterval>) => {
        const id = original(...args);
        begun('interval', id);
        return id;
      }) as typeof setInterval,
  );
  patch(window, 'clearTimeout', (original) => (id) => {
    over('timer', id);
    original(id);
  });
  patch(window, 'clearInterval', (original) => (id) => {
    over('interval', id);
    original(id);
  });
  patch(window, 'requestAnimationFrame', (original) => (callback) => {
    const id = original((time) => {
      over('frame', id);
      callback(time);
    });
    begun('frame', id);
    return id;
  });
  patch(window, 'cancelAnimationFrame', (original) => (id) => {
    over('frame', id);
    original(id);
  });
}

/** An observer counts until it is disconnected, or has let go of all it watched. */
function patchObservers(patch: Patch, entries: Entries) {
  for (const observer of [MutationObserver.prototype, ResizeObserver.prototype, IntersectionObserver.prototype]) {
    const open = new WeakMap<object, Set<unknown>>();
    const watchedBy = (one: object) => {
      const known = open.get(one) ?? new Set();
      open.set(one, known);
      return known;
    };
    patch(
      observer as MutationObserver,
      'observe',
      (original) =>
        function observe(this: MutationObserver, target: Node, options?: MutationObserverInit) {
          watchedBy(this).add(target);
          entries.set(this, {
            label: `${this.constructor.name} of ${target.nodeName}`,
            isOver: () => watchedBy(this).size === 0,
          });
          original.call(this, target, options);
        },
    );
    patch(
      observer as MutationObserver,
      'disconnect',
      (original) =>
        function disconnect(this: MutationObserver) {
          entries.delete(this);
          watchedBy(this).clear();
          original.call(this);
        },
    );
    if ('unobserve' in observer) {
      patch(
        observer as ResizeObserver,
        'unobserve',
        (original) =>
          function unobserve(this: ResizeObserver, target: Element) {
            watchedBy(this).delete(target);
            original.call(this, target);
          },
      );
    }
  }
}
