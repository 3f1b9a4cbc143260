import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { late } from '../../late.tsx';
import { Menu } from '../../menu/menu.tsx';
import { editorCommand, pressCommand } from '../api/editor-commands.ts';
import { isUploading } from '../files/choose-files.ts';
import { useEditor } from '../model/editor-context.ts';
import { toolbarMessages } from './messages.ts';
import { ToolButton } from './tool-button.tsx';
import type { ToolMenuProps } from './tool-menus.tsx';
import { type ColorTool, isToolDisabled, type Tool, toolLabel } from './tools.ts';

interface ShownToolProps {
  tool: Tool;
  roving: { 'data-tool': string; tabIndex: number; onFocus(): void };
  /** Its colours are open. */
  isExpanded?: boolean;
  onColors?(tool: ColorTool, anchor: HTMLElement, start: 'key' | 'pointer'): void;
}

/** One entry of the table as a button, with what it shows of the text. */
export function ShownTool({ tool, roving, isExpanded = false, onColors }: ShownToolProps) {
  useSignals();
  const t = useMessages(toolbarMessages);
  const editor = useEditor();
  const status = editor.model.status.value;
  const isWaiting = tool.id === 'image' && isUploading(editor).value;
  const shared = {
    ...roving,
    label: toolLabel(tool, t),
    reason: isWaiting ? t('uploading') : undefined,
    disabled: isToolDisabled(tool, editor),
  };

  switch (tool.kind) {
    case 'button': {
      const { keys, isOn } = editorCommand(tool.id);
      const press = () => pressCommand(editor, tool.id);
      return <ToolButton {...shared} keys={keys} icon={tool.icon} isOn={isOn?.(editor)} onClick={press} />;
    }
    case 'menu': {
      const button = (
        <ToolButton
          {...shared}
          leads
          icon={tool.icon?.(status)}
          text={tool.text?.(status, t)}
          isOn={tool.isOn?.(editor)}
        />
      );
      // Disabled too: a button made anew would lose the focus, and a press on its way.
      return <Menu trigger={button} list={(list) => <ToolMenu {...list} tool={tool} />} />;
    }
    case 'color': {
      const value = tool.value(status);
      return (
        <ToolButton
          {...shared}
          leads
          icon={tool.icon}
          mark={value !== undefined && <span className="tool-color" style={{ backgroundColor: value }} />}
          aria-haspopup="dialog"
          aria-expanded={isExpanded}
          onClick={(event) => onColors?.(tool, event.currentTarget, event.detail === 0 ? 'key' : 'pointer')}
        />
      );
    }
  }
}

const ToolMenu = late<ToolMenuProps>(async () => (await import('./tool-menus.tsx')).ToolMenu);
