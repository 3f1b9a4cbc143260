/** The toolbar's menus. Their code and drawings come with the first that is opened. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import type { MenuAction } from '../../menu/menu-items.ts';
import { MenuList, type MenuListProps } from '../../menu/menu-list.tsx';
import { editorCommand, pressCommand } from '../api/editor-commands.ts';
import { shortcutText } from '../commands/shortcut-text.ts';
import { type EditorServices, useEditor } from '../model/editor-context.ts';
import { toolbarMessages } from './messages.ts';
import { menuItems } from './tool-menu-items.ts';
import { type ColorTool, isToolDisabled, type MenuTool, type Tool, type ToolText, toolLabel } from './tools.ts';

type ListProps = Omit<MenuListProps, 'items'>;

export interface ToolMenuProps extends ListProps {
  tool: MenuTool;
}

export function ToolMenu({ tool, ...list }: ToolMenuProps) {
  useSignals();
  const t = useMessages(toolbarMessages);
  return <MenuList {...list} items={menuItems[tool.id](useEditor(), t)} />;
}

export interface MoreMenuProps extends ListProps {
  /** What had no room. */
  tools: readonly Tool[];
  onColors(tool: ColorTool, anchor: HTMLElement): void;
}

export function MoreMenu({ tools, onColors, ...list }: MoreMenuProps) {
  useSignals();
  const t = useMessages(toolbarMessages);
  const editor = useEditor();
  const items = tools.flatMap((tool, index) => {
    const item = foldedItem(tool, editor, t, () => {
      if (tool.kind === 'color' && list.trigger.current) onColors(tool, list.trigger.current);
    });
    const isNewGroup = index > 0 && tools[index - 1]?.group !== tool.group;
    return isNewGroup ? [{ id: `${tool.id}-line`, separator: true as const }, item] : [item];
  });
  return <MenuList {...list} items={items} />;
}

function foldedItem(tool: Tool, editor: EditorServices, t: ToolText, openColors: () => void): MenuAction {
  const { status } = editor.model;
  const shared = {
    id: tool.id,
    label: toolLabel(tool, t),
    disabled: isToolDisabled(tool, editor),
  };
  switch (tool.kind) {
    case 'menu':
      return { ...shared, icon: tool.icon?.(status.value), items: menuItems[tool.id](editor, t) };
    case 'color':
      return { ...shared, icon: tool.icon, onSelect: openColors };
    case 'button': {
      const { keys, isOn } = editorCommand(tool.id);
      return {
        ...shared,
        icon: tool.icon,
        ...(keys !== undefined && { shortcut: shortcutText(keys) }),
        ...(isOn && { check: 'checkbox' as const, checked: isOn(editor), endsMenu: true }),
        onSelect: () => pressCommand(editor, tool.id),
      };
    }
  }
}
