/** An editor in the page, with what a person sees of it and does with it. */
import type { LateText } from '../../../src/host/forms/late-text.ts';
import { RichTextEditor, type RichTextEditorProps } from '../../../src/ui/editor/rich-text-editor.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, eventually } from '../../support/assert.ts';
import { press } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';
import { lateParts, takenInPlaces } from './taken-in.ts';

export interface ShownEditor {
  mounted: Mounted;
  text: HTMLElement;
  /** The value as its owner has it. */
  html(): string;
  is(html: string): Promise<void>;
  /** A button of the toolbar above the text. */
  tool(id: string): Promise<HTMLElement>;
  /** Selects the first place that reads so, as a person would who can aim well. */
  select(words: string): Promise<void>;
  /** Puts the caret into the first place that reads so, behind so many letters of it. */
  putCaret(words: string, letters?: number): Promise<void>;
  selected(): string;
  /** Data of the tool that has the focus, or the class of what else has it. */
  focused(): string | undefined;
}

export async function showEditor(
  value: string,
  props: Partial<RichTextEditorProps> = {},
  options?: MountOptions,
): Promise<ShownEditor> {
  let owned: string | LateText = value;
  const editorOf = () => (
    <RichTextEditor
      label="Message"
      value={owned}
      onChange={(next) => {
        owned = next;
        // As an owner does who holds the value: the next rendering has it.
        mounted.render(editorOf());
      }}
      {...props}
    />
  );
  const mounted = mount(editorOf(), options);
  const text = await mounted.find('.ProseMirror');
  await mounted.find('.editor-toolbar-row');
  const html = () => String(owned);
  const selection = () => document.getSelection();

  const put = async (words: string, from: number, to: number) => {
    const node = await eventually(() => textNodeWith(text, words) ?? null);
    const at = node.data.indexOf(words);
    text.focus();
    selection()?.setBaseAndExtent(node, at + from, node, at + to);
    await takenInPlaces(text, [node, at + from], [node, at + to]);
  };

  return {
    mounted,
    text,
    html,
    is: (wanted) => eventually(() => equal(html(), wanted)),
    tool: (id) => mounted.find(`.editor-toolbar-row .tool[data-tool="${id}"]`),
    select: (words) => put(words, 0, words.length),
    putCaret: (words, letters = 1) => put(words, letters, letters),
    selected() {
      const root = mounted.root as ShadowRoot & { getSelection?: () => Selection | null };
      return String(root.getSelection?.() ?? selection() ?? '');
    },
    focused() {
      const element = activeElement();
      return element?.dataset.tool ?? element?.classList[0];
    },
  };
}

/** Presses a key whose part comes after the text; answers what it opens. */
export async function pressFor(editor: ShownEditor, keys: string, selector: string): Promise<HTMLElement> {
  await lateParts(editor.text);
  await press(keys);
  return editor.mounted.find(selector);
}

function textNodeWith(within: Node, words: string): Text | undefined {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.data.includes(words)) return node;
  }
  return undefined;
}
