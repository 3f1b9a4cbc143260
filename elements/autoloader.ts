/**
 * Loads an element's code when its tag appears: one `<script type="module" src="…/autoloader.js">` for a page, however
 * many elements the bundle grows to. Chunks are found beside this file, wherever it is served from.
 *
 * The page's own tree is watched from the start. Trees in open shadow roots are invisible from outside: hand each to
 * `discover(root)`, which watches it from then on.
 */
import { elementModules } from './registry.ts';

/** `detail` of `rmm-discovery-complete`, fired on `document` when all tags that a look around found are settled. */
export interface Discovery {
  loaded: string[];
  /** Unknown tags, and tags whose code could not be fetched; these are asked for again when they appear again. */
  failed: string[];
}

declare global {
  interface DocumentEventMap {
    'rmm-discovery-complete': CustomEvent<Discovery>;
  }
}

const asked = new Map<string, Promise<boolean>>();
const watched = new WeakSet<Node>();
const observer = new MutationObserver((records) => {
  for (const record of records) {
    for (const node of record.addedNodes) {
      if (node instanceof Element) void look(node);
    }
  }
});

/** Loads what `root` holds now and will hold later; resolves when the present ones are defined or have failed. */
export function discover(root: Document | ShadowRoot | Element = document): Promise<Discovery> {
  if (!watched.has(root)) {
    watched.add(root);
    observer.observe(root, { childList: true, subtree: true });
  }
  return look(root);
}

async function look(root: Document | ShadowRoot | Element): Promise<Discovery> {
  const candidates = [...root.querySelectorAll(':not(:defined)')];
  if (root instanceof Element) candidates.push(root);
  const tags = [...new Set(candidates.map((element) => element.localName))].filter(
    (tag) => tag.startsWith('rmm-') && !customElements.get(tag),
  );
  const answers = await Promise.all(tags.map(load));
  const discovery: Discovery = {
    loaded: tags.filter((_, index) => answers[index]),
    failed: tags.filter((_, index) => !answers[index]),
  };
  if (tags.length > 0) document.dispatchEvent(new CustomEvent('rmm-discovery-complete', { detail: discovery }));
  return discovery;
}

function load(tag: string): Promise<boolean> {
  const known = asked.get(tag);
  if (known) return known;
  const answer = Promise.resolve(elementModules[tag]?.()).then(
    () => customElements.get(tag) !== undefined,
    () => {
      asked.delete(tag);
      return false;
    },
  );
  asked.set(tag, answer);
  return answer;
}

void discover();
