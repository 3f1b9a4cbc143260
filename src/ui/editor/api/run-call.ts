/** Commands by their names, from a page: what it says is checked here. */
import type { EditorCommandName } from '../model/command-names.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { editorCommand, editorCommands } from './editor-commands.ts';

/**
 * Whether anything was done. The focus stays where it is. Rejects with a `RangeError` for a name that is no command, and
 * for a value that is none of it.
 */
export async function runCall(editor: EditorServices, name: string, value: unknown): Promise<boolean> {
  if (!isCommand(name)) {
    const known = Object.keys(editorCommands).join(', ');
    throw new RangeError(`The rich-text editor has no command “${name}”, so nothing was done. It has: ${known}.`);
  }
  const entry = editorCommand(name);
  if (entry.isOffered?.(editor) === false) return false;
  if ('command' in entry) return editor.model.perform(entry.command);
  if (value === undefined && 'ask' in entry) return entry.ask(editor);
  return 'commandFor' in entry ? editor.model.perform(await entry.commandFor(value)) : false;
}

function isCommand(name: string): name is EditorCommandName {
  return Object.hasOwn(editorCommands, name);
}
