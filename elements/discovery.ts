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

/** With which tags end: those of a build beside are left to that. Without one, none of this is in the file. */
const suffix: string = typeof __RMM_SUFFIX__ === 'string' ? __RMM_SUFFIX__ : '';
const isOurs = (tag: string) => tag.startsWith('rmm-') && (!suffix || tag.endsWith(suffix));
const nameOf = (tag: string) => (suffix ? tag.slice('rmm-'.length, -suffix.length) : tag.slice('rmm-'.length));

/** @param load The code of an element by its tag's name without `rmm-`; `undefined` for one that there is not */
export function createDiscovery(load: (name: string) => Promise<unknown> | undefined): Discover {
  // On a server that renders the page there is nothing to look at.
  if (typeof document === 'undefined') return async () => ({ loaded: [], failed: [] });
  /** Without an answer where the code did not come. */
  const asked = new Map<string, Promise<boolean> | undefined>();
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
      (tag) => isOurs(tag) && !customElements.get(tag),
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
    const answer =
      asked.get(tag) ??
      Promise.resolve(load(nameOf(tag))).then(
        () => customElements.get(tag) !== undefined,
        (error: unknown) => {
          asked.set(tag, undefined);
          // What would say it on the page is part of what did not come.
          // biome-ignore lint/suspicious/noConsole: for who looks why the element stays empty
          console.error(`rmm-elements: <${tag}> could not be loaded. Next try: once online`, error);
          return false;
        },
      );
    asked.set(tag, answer);
    return answer;
  }

  document.defaultView?.addEventListener('online', () => {
    for (const [tag, answer] of asked) if (!answer) void ask(tag);
  });

  return (root = document) => {
    // Watched already, it is not watched twice.
    observer.observe(root, { childList: true, subtree: true });
    return look(root);
  };
}
