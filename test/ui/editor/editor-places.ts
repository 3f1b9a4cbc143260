/** An editor in every place where its text has a harder time than in a document, and what a person does with it there. */
import '../../../elements/rich-text-editor.ts';
import type { RichTextEditorElement } from '../../../elements/rich-text-editor.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { press } from '../../support/user.ts';
import { takenIn } from './taken-in.ts';

export interface PlacedEditor {
  element: RichTextEditorElement;
  /** The text itself. */
  text: HTMLElement;
  html(): string;
  /** What is selected, as the browser sees it. */
  selected(): string;
  /** Until these words, of one block, are selected, and the text has taken that in. */
  selects(words: string): Promise<void>;
}

export interface Place {
  name: string;
  /** Puts the element into it, in a page that is empty. */
  put(element: RichTextEditorElement): Promise<void> | void;
  /** The text runs in a document of its own. */
  isFramed?: boolean;
}

export const places: readonly Place[] = [
  { name: 'in an open shadow root', put: (element) => document.body.append(element) },
  {
    name: 'in a dialog of the page shown modal',
    put(element) {
      const dialog = document.createElement('dialog');
      dialog.style.width = '800px';
      dialog.append(element);
      document.body.append(dialog);
      dialog.showModal();
    },
  },
  {
    name: 'in the shadow root of another component in another component',
    put(element) {
      const outer = document.createElement('div');
      const inner = document.createElement('div');
      outer.attachShadow({ mode: 'open' }).append(inner);
      inner.attachShadow({ mode: 'open' }).append(element);
      document.body.append(outer);
    },
  },
  {
    name: 'after it was moved in the page',
    async put(element) {
      const [from, to] = [document.createElement('div'), document.createElement('div')];
      document.body.append(from, to);
      from.append(element);
      await textIn(element);
      to.append(element);
    },
  },
  {
    name: 'after it was adopted into the document of a frame',
    isFramed: true,
    async put(element) {
      document.body.append(element);
      await textIn(element);
      frame().body.append(element);
    },
  },
];

/** At the page's own corner, so that a point of the one is a point of the other. */
function frame(): Document {
  const made = document.createElement('iframe');
  made.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: white';
  document.body.append(made);
  ok(made.contentDocument);
  return made.contentDocument;
}

const textIn = (element: RichTextEditorElement) =>
  eventually(() => element.shadowRoot?.querySelector<HTMLElement>('.ProseMirror') ?? null);

export async function placeEditor(place: Place, value = ''): Promise<PlacedEditor> {
  const element = document.createElement('rmm-rich-text-editor');
  element.setAttribute('label', 'Message');
  element.value = value;
  await place.put(element);
  const text = await textIn(element);
  const selected = () => String(selectionOf(text) ?? '');
  return {
    element,
    text,
    html: () => element.value ?? '',
    selected,
    async selects(words) {
      await eventually(() => equal(selected(), words));
      await takenIn(text, words);
    },
  };
}

/** The focus goes to the text, and so do the keys from then on. */
export async function focusText({ isFramed }: Place, { element, text }: PlacedEditor): Promise<void> {
  element.focus();
  if (!isFramed) return;
  // WebKit's window learns a moment later than the page that a frame has the focus, and until then gives the page its
  // keys: only one that has arrived in the frame says that others will. This one changes nothing.
  let hasArrived = false;
  const onKey = () => {
    hasArrived = true;
  };
  text.addEventListener('keydown', onKey, { once: true });
  await eventually(async () => {
    await press('Shift');
    ok(hasArrived, 'no key arrives in the frame');
  });
}

export function clearPage(): void {
  // A frame that is taken away takes along what is in it without a word.
  for (const { contentDocument } of document.querySelectorAll('iframe')) {
    contentDocument?.querySelector('rmm-rich-text-editor')?.remove();
  }
  for (const element of document.body.querySelectorAll(':scope > :is(rmm-rich-text-editor, dialog, div, iframe)')) {
    element.remove();
  }
}

function selectionOf(text: HTMLElement): Selection | null {
  const root = text.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  return root.getSelection?.() ?? text.ownerDocument.getSelection();
}
