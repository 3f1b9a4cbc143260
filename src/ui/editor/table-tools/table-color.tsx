import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { ColorPicker } from '../../color-picker/color-picker.tsx';
import { Popover } from '../../popover/popover.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import { setCellBackground } from '../table/table-commands.ts';
import { tablePlace } from '../table/table-place.ts';
import { safeColor } from '../values/style-values.ts';
import { tableMessages } from './messages.ts';
import css from './table-color.css';

export interface TableColorProps {
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** The colour behind the selected cells. Each choice is one step of the history. */
export function TableColor({ anchor, onClose }: TableColorProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(tableMessages);
  const { model } = useEditor();
  const current = (tablePlace(model.state.value)?.anchor.cell.attrs.background as string | null) ?? '';
  const [draft, setDraft] = useState<string>();

  const closeToText = () => {
    onClose();
    model.view.peek()?.focus();
  };
  const apply = (color: string | undefined) => {
    setDraft(undefined);
    if (color !== undefined && color !== '' && safeColor(color) !== color) return;
    // Not by `run`, which gives the focus back to the text: somebody may try another.
    setCellBackground(color || null)(model.state.peek(), (tr) => model.apply(tr));
  };
  return (
    <Popover
      anchor={anchor}
      role="dialog"
      aria-label={t('color.title')}
      className="table-color"
      placement="bottom-end"
      onClose={(reason) => (reason === 'escape' ? closeToText() : onClose())}
      onShow={(popover) => popover.querySelector('input')?.focus()}
    >
      <ColorPicker value={draft ?? current} onChange={setDraft} onComplete={() => apply(draft)} />
      <div className="table-color-foot">
        <Button
          size="small"
          disabled={current === ''}
          onClick={() => {
            apply('');
            closeToText();
          }}
        >
          {t('color.none')}
        </Button>
      </div>
    </Popover>
  );
}
