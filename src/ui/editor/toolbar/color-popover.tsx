import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { ColorPicker } from '../../color-picker/color-picker.tsx';
import { readColor } from '../../color-picker/read-color.ts';
import { Popover } from '../../popover/popover.tsx';
import { contains } from '../../shadow-dom.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { setValueMark } from '../commands/text-marks.ts';
import { useEditor } from '../model/editor-context.ts';
import css from './color-popover.css';
import { toolbarMessages } from './messages.ts';
import { NoColorIcon } from './tool-menu-icons.tsx';
import type { ColorTool } from './tools.ts';

export interface ColorPopoverProps {
  tool: ColorTool;
  anchor: RefObject<HTMLElement | null>;
  /** What opened it: a key's user goes on in the hex field. */
  start: 'key' | 'pointer';
  onClose(): void;
}

/** A swatch, or no colour, is a choice and leads back to the text; what is mixed is seen there while it stays open. */
export function ColorPopover({ tool, anchor, start, onClose }: ColorPopoverProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(toolbarMessages);
  const { model } = useEditor();
  const chosen = useRef<string>(undefined);
  const value = tool.value(model.status.value);

  const give = (color: string | undefined) => {
    if (!model.isEditable.peek()) return;
    setValueMark(tool.mark, color)(model.state.peek(), (transaction) => model.apply(transaction));
  };
  const toText = () => {
    model.view.peek()?.focus();
    onClose();
  };

  return (
    <Popover
      anchor={anchor}
      role="dialog"
      aria-label={t(tool.id)}
      className="color-popover"
      onClose={(reason) => {
        if (reason === 'escape') anchor.current?.focus();
        onClose();
      }}
      onShow={(popover) => {
        if (start === 'pointer') popover.focus();
        else popover.querySelector('input')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Out of it by Tab; the button closes it by itself.
        if (!relatedTarget || relatedTarget === anchor.current) return;
        if (!contains(currentTarget, relatedTarget as Node)) onClose();
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('[part~="swatch"]')) toText();
      }}
    >
      <Button
        size="small"
        variant="ghost"
        icon={NoColorIcon}
        onClick={() => {
          give(undefined);
          toText();
        }}
      >
        {t('noColor')}
      </Button>
      <ColorPicker
        value={value === undefined ? '' : (readColor(value) ?? value)}
        onChange={(next) => {
          chosen.current = next;
        }}
        onComplete={() => {
          const { current } = chosen;
          const color = current === undefined ? undefined : readColor(current);
          if (color !== undefined) give(color);
          else if (current?.trim() === '') give(undefined);
        }}
      />
    </Popover>
  );
}
