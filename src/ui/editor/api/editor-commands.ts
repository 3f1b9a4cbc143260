/**
 * What can be done to a text by name: one entry each, for the toolbars, their menus and the page that calls `exec`. Keys
 * of styles and marks are those of their own tables, which the keyboard reads before any of this has come.
 */

import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { align, alignmentKeys, indent, indentKeys, outdent } from '../commands/alignment.ts';
import { blockStyles } from '../commands/block-styles.ts';
import { insertRule } from '../commands/insert-rule.ts';
import { clearMarks, clearMarksKeys, setValueMark, toggle, toggles, type ValueMark } from '../commands/text-marks.ts';
import { chooseAttachment, chooseImage, isUploading } from '../files/choose-files.ts';
import { mayHaveAttachments, mayHaveImages } from '../image/permitted-files.ts';
import type { BlockStyle, EditorCommandName, TableSize, ToggleName } from '../model/command-names.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { type Alignment, alignments } from '../schema/alignment.ts';
import { safeColor, safeFontFamily, safeFontSize } from '../values/style-values.ts';

interface CommandBase {
  /** As ProseMirror writes them. */
  keys?: string | undefined;
  /** What it gives is so already. */
  isOn?(editor: EditorServices): boolean;
  /** Default: always. */
  isOffered?(editor: EditorServices): boolean;
}

interface TextCommand extends CommandBase {
  /** Of the text as it is. */
  command: Command;
}

interface ValueCommand extends CommandBase {
  /** Throws a `RangeError` for what is no such value. */
  commandFor(value: unknown): Command | Promise<Command>;
}

interface AskingCommand extends CommandBase {
  /** Asks the user, in a dialog or another view. False where nothing of the kind can be done now. */
  ask(editor: EditorServices): boolean;
}

export type EditorCommand = TextCommand | AskingCommand | ValueCommand | (AskingCommand & ValueCommand);

const styleMark = (name: ValueMark, read: (value: string) => string | undefined): ValueCommand => ({
  commandFor(value) {
    if (value === undefined || value === null) return setValueMark(name, undefined);
    const known = read(typeof value === 'number' ? `${value}px` : String(value));
    if (known === undefined) throw new RangeError(`Text can’t have this ${name.replace('_', ' ')}: ${value}`);
    return setValueMark(name, known);
  },
});

const whileEditable =
  (ask: (editor: EditorServices) => void) =>
  (editor: EditorServices): boolean => {
    if (editor.model.isEditable.peek()) ask(editor);
    return editor.model.isEditable.peek();
  };

function of<Name extends string, Entry extends EditorCommand>(
  names: readonly Name[],
  entry: (name: Name) => Entry,
): Readonly<Record<Name, Entry>> {
  return Object.fromEntries(names.map((name) => [name, entry(name)])) as Record<Name, Entry>;
}

export const editorCommands = {
  undo: { command: undo, keys: 'Mod-z' },
  redo: { command: redo, keys: 'Mod-Shift-z' },
  ...of(Object.keys(toggles) as ToggleName[], (name) => ({
    command: toggle(name),
    keys: toggles[name].keys,
    isOn: ({ model }: EditorServices) => model.status.value.marks.has(toggles[name].mark),
  })),
  clear: { command: clearMarks, keys: clearMarksKeys },
  font: styleMark('font_family', safeFontFamily),
  size: styleMark('font_size', safeFontSize),
  color: styleMark('text_color', safeColor),
  highlight: styleMark('background_color', safeColor),
  ...of(Object.keys(blockStyles) as BlockStyle[], (name) => ({
    command: blockStyles[name].command,
    keys: blockStyles[name].keys,
    isOn: ({ model }: EditorServices) => model.status.value.block === name,
  })),
  ...of<Alignment, TextCommand>(alignments, (name) => ({
    command: align(name),
    keys: alignmentKeys[name],
    isOn: ({ model }) => (model.status.value.alignment ?? 'start') === name,
  })),
  indent: { command: indent, keys: indentKeys.in },
  outdent: { command: outdent, keys: indentKeys.out },
  rule: { command: insertRule },
  link: {
    keys: 'Mod-k',
    isOn: ({ model }: EditorServices) => model.status.value.link !== undefined,
    ask: whileEditable((editor) => {
      const loaded = editor.fetchCode(() => import('../link/link-model.ts'));
      void loaded.then(({ linkOf }) => linkOf(editor).edit(), editor.report);
    }),
    async commandFor(address: unknown) {
      const { setLink } = await fetchCode(() => import('../link/link-commands.ts'));
      return setLink(String(address));
    },
  },
  unlink: {
    async commandFor() {
      const { removeLink } = await fetchCode(() => import('../link/link-commands.ts'));
      return removeLink;
    },
  },
  table: {
    isOffered: ({ permissions }: EditorServices) => permissions().tables,
    ask: whileEditable(({ openDialog }) => {
      openDialog.value = 'table';
    }),
    async commandFor(size: unknown) {
      const { insertTable } = await fetchCode(() => import('../table/insert-table.ts'));
      return insertTable(size as TableSize);
    },
  },
  image: {
    isOffered: mayHaveImages,
    ask: (editor: EditorServices) => !isUploading(editor).peek() && whileEditable(chooseImage)(editor),
  },
  attachment: { isOffered: mayHaveAttachments, ask: whileEditable(chooseAttachment) },
  source: {
    isOffered: ({ permissions }: EditorServices) => permissions().source,
    isOn: ({ source }: EditorServices) => source.isOpen.value,
    ask({ source }: EditorServices) {
      const canToggle = source.canToggle.peek();
      source.toggle();
      return canToggle;
    },
  },
  shortcuts: {
    keys: 'Mod-/',
    ask({ openDialog }: EditorServices) {
      openDialog.value = 'shortcuts';
      return true;
    },
  },
} as const satisfies Record<EditorCommandName, EditorCommand>;

/** Those that a button can do: the others need a value. */
export type ButtonCommandName = {
  [Name in EditorCommandName]: (typeof editorCommands)[Name] extends TextCommand | AskingCommand ? Name : never;
}[EditorCommandName];

export const editorCommand = (name: EditorCommandName): EditorCommand => editorCommands[name];

/** As a press of its button does it: the focus goes to the text, or to what is asked. */
export function pressCommand(editor: EditorServices, name: ButtonCommandName): void {
  const entry = editorCommand(name);
  if ('command' in entry) editor.model.run(entry.command);
  else if ('ask' in entry) entry.ask(editor);
}
