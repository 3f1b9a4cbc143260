/** The tools of a toolbar that a page put together: those of the full one, and buttons for what it has in its menus. */

import type { IconComponent } from '../../icon/make-icon.ts';
import type { ButtonCommandName } from '../api/editor-commands.ts';
import type { ToolName } from '../model/toolbar-choice.ts';
import { SourceIcon } from './tool-icons.tsx';
import {
  AttachmentIcon,
  ClearIcon,
  IndentIcon,
  KeyboardIcon,
  OutdentIcon,
  RuleIcon,
  StrikeIcon,
  SubscriptIcon,
  SuperscriptIcon,
  styleIcons,
  TableIcon,
} from './tool-menu-icons.tsx';
import { alignmentIcons, type ButtonTool, lessUsed, type Tool, tools, withoutMarks } from './tools.ts';

const icons: Partial<Record<ButtonCommandName, IconComponent>> = {
  ...styleIcons,
  ...alignmentIcons,
  strikethrough: StrikeIcon,
  code: SourceIcon,
  subscript: SubscriptIcon,
  superscript: SuperscriptIcon,
  clear: ClearIcon,
  indent: IndentIcon,
  outdent: OutdentIcon,
  rule: RuleIcon,
  table: TableIcon,
  attachment: AttachmentIcon,
  shortcuts: KeyboardIcon,
};

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
  const icon = Object.hasOwn(icons, name) ? icons[name as ButtonCommandName] : undefined;
  if (icon === undefined) {
    const all = [...new Set([...tools.map(({ id }) => id), ...Object.keys(icons)])].join(', ');
    throw new RangeError(`The toolbar has no “${name}”, so all of it is shown. It has: ${all}.`);
  }
  const isMark = (lessUsed as readonly string[]).includes(name);
  const button: ButtonTool = { id: name as ButtonCommandName, kind: 'button', group: '', stays: 0, icon };
  return isMark ? { ...button, isDisabled: withoutMarks } : button;
}
