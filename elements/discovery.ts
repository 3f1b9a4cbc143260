/** Finds tags that are not defined yet and has their code loaded, whichever way that is done. */
import type { EntryFailure, tellEntryFailure } from '../src/host/element/entry-failure.ts';

/** `detail` of `rmm-discovery-complete`, fired on `document` when all tags that a look around found are settled. */
export interface Discovery {
  loaded: string[];
  /**
   * Unknown tags, and tags whose code could not be fetched. These say so in their place, with a way to try again, and are
   * asked for again when they appear again, and when the page is online again.
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

/** Where not even what tells of failures came. */
const lastWords = 'Couldn’t load. Try again';

/**
 * @param load The code of an element by its tag's name without `rmm-`; `undefined` for one that there is not
 * @param telling What says in the place of an element that its code did not come
 */
export function createDiscovery(
  load: (name: string) => Promise<unknown> | undefined,
  telling: () => Promise<{ tellEntryFailure: typeof tellEntryFailure }> = () => Promise.reject(),
): Discover {
  // On a server that renders the page there is nothing to look at.
  if (typeof document === 'undefined') return async () => ({ loaded: [], failed: [] });
  /** Without an answer where the code did not come. */
  const asked = new Map<string, Promise<boolean> | undefined>();
  const failures = new Map<string, Pick<EntryFailure, 'error' | 'since'>>();
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
    for (const element of candidates)
      if (discovery.failed.includes(element.localName)) tell(element as HTMLElement, root);
    if (tags.length > 0) document.dispatchEvent(new CustomEvent('rmm-discovery-complete', { detail: discovery }));
    return discovery;
  }

  function ask(tag: string): Promise<boolean> {
    const since = performance.now();
    const answer =
      asked.get(tag) ??
      Promise.resolve(load(nameOf(tag))).then(
        () => customElements.get(tag) !== undefined,
        (error: unknown) => {
          asked.set(tag, undefined);
          failures.set(tag, { error, since });
          return false;
        },
      );
    asked.set(tag, answer);
    return answer;
  }

  /** In the place of the element, which shows nothing else before it has its code; of an unknown one there is nothing to tell. */
  function tell(element: HTMLElement, root: Document | ShadowRoot | Element) {
    const tag = element.localName;
    const failure = failures.get(tag);
    if (!failure) return;
    const retry = () => void look(root);
    telling().then(
      (it) => it.tellEntryFailure(element, { ...failure, load: () => Promise.resolve(load(nameOf(tag))), retry }),
      () => {
        // biome-ignore lint/suspicious/noConsole: for who looks why there is but a button
        console.error(`rmm-elements: <${tag}> could not be loaded`, failure.error);
        const button = document.createElement('button');
        button.textContent = lastWords;
        button.onclick = () => {
          button.remove();
          retry();
        };
        element.append(button);
        void customElements.whenDefined(tag).then(() => button.remove());
      },
    );
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
