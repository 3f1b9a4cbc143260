/** Finds tags that are not defined yet and has their code loaded, whichever way that is done. */

/** `detail` of `rmm-discovery-complete`, fired on `document` when all tags that a look around found are settled. */
export interface Discovery {
  loaded: string[];
  /**
   * Unknown tags, and tags whose code could not be fetched; these are asked for again when they appear again, and when the
   * page is online again.
   */
  failed: string[];
}

declare global {
  interface DocumentEventMap {
    'rmm-discovery-complete': CustomEvent<Discovery>;
  }
}

/** Loads what `root` holds now and will hold later; resolves when the present ones are defined or have failed. */
export type Discover = (root?: Document | ShadowRoot | Element) => Promise<Discovery>;

/** @param load The code of an element by its tag's name without `rmm-`; `undefined` for one that there is not */
export function createDiscovery(load: (name: string) => Promise<unknown> | undefined): Discover {
  // On a server that renders the page there is nothing to look at.
  if (typeof document === 'undefined') return async () => ({ loaded: [], failed: [] });
  const asked = new Map<string, Promise<boolean>>();
  const missing = new Set<string>();
  const watched = new WeakSet<Node>();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) {
        if (node instanceof Element) void look(node);
      }
    }
  });

  async function look(root: Document | ShadowRoot | Element): Promise<Discovery> {
    const candidates = [...root.querySelectorAll(':not(:defined)')];
    if (root instanceof Element) candidates.push(root);
    const tags = [...new Set(candidates.map((element) => element.localName))].filter(
      (tag) => tag.startsWith('rmm-') && !customElements.get(tag),
    );
    const answers = await Promise.all(tags.map(ask));
    const discovery: Discovery = {
      loaded: tags.filter((_, index) => answers[index]),
      failed: tags.filter((_, index) => !answers[index]),
    };
    if (tags.length > 0) document.dispatchEvent(new CustomEvent('rmm-discovery-complete', { detail: discovery }));
    return discovery;
  }

  function ask(tag: string): Promise<boolean> {
    const known = asked.get(tag);
    if (known) return known;
    const answer = Promise.resolve(load(tag.slice('rmm-'.length))).then(
      () => {
        missing.delete(tag);
        return customElements.get(tag) !== undefined;
      },
      (error: unknown) => {
        asked.delete(tag);
        missing.add(tag);
        // What would say it on the page is part of what did not come.
        // biome-ignore lint/suspicious/noConsole: for who looks why the element stays empty
        console.error(`rmm-elements: <${tag}> could not be loaded. Next try: once online`, error);
        return false;
      },
    );
    asked.set(tag, answer);
    return answer;
  }

  document.defaultView?.addEventListener('online', () => [...missing].forEach(ask));

  return (root = document) => {
    if (!watched.has(root)) {
      watched.add(root);
      observer.observe(root, { childList: true, subtree: true });
    }
    return look(root);
  };
}
