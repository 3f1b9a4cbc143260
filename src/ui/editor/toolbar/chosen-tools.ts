/** The tools of a toolbar that a page put together: those of the full one, and buttons for what it has in its menus. */

import type { ToolName } from '../model/toolbar-choice.ts';
import { commandIcons } from './tool-menu-icons.tsx';
import { type ButtonTool, lessUsed, type Tool, tools, withoutMarks } from './tools.ts';

/** Where the row is too narrow the last leaves it first. Throws a `RangeError` for a name that is none. */
export function chosenTools(groups: readonly (readonly ToolName[])[]): readonly Tool[] {
  const chosen = groups.flatMap((group, index) =>
    [...new Set(group)].map((name) => ({ ...toolNamed(name), group: `group-${index}` })),
  );
  return chosen.map((tool, index) => ({ ...tool, stays: chosen.length - index }));
}

function toolNamed(name: ToolName): Tool {
  const known = tools.find(({ id }) => id === name);
  if (known) return known;
  if (!hasIcon(name)) {
    const all = [...new Set([...tools.map(({ id }) => id), ...Object.keys(commandIcons)])].join(', ');
    throw new RangeError(`The toolbar has no “${name}”, so all of it is shown. It has: ${all}.`);
  }
  const isMark = (lessUsed as readonly string[]).includes(name);
  const button: ButtonTool = { id: name, kind: 'button', group: '', stays: 0, icon: commandIcons[name] };
  return isMark ? { ...button, isDisabled: withoutMarks } : button;
}

function hasIcon(name: string): name is keyof typeof commandIcons {
  return Object.hasOwn(commandIcons, name);
}
