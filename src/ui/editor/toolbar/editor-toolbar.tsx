import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { jsonText } from '../../../base/json-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { MoreIcon } from '../../icon/list-icons.tsx';
import { late } from '../../late.tsx';
import { Menu } from '../../menu/menu.tsx';
import { moveFocus } from '../../move-focus.ts';
import { useOverflow } from '../../overflow/use-overflow.ts';
import { activeElement, contains } from '../../shadow-dom.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import { chosenGroups, type ToolbarChoice } from '../model/toolbar-choice.ts';
import { usePage } from '../popup/use-page.ts';
import type { ColorPopoverProps } from './color-popover.tsx';
import css from './editor-toolbar.css';
import { isLineShown, leavingOrder, slotsOf } from './fold.ts';
import { toolbarMessages } from './messages.ts';
import { ShownTool } from './shown-tool.tsx';
import { ToolButton } from './tool-button.tsx';
import type { MoreMenuProps } from './tool-menus.tsx';
import { type ColorTool, isOffered, type Tool, tools } from './tools.ts';

export interface EditorToolbarProps {
  /** What is allowed, so that another permission renders it anew. */
  permitted: string;
  /** Id of the text that it works on. */
  textId: string;
  choice: ToolbarChoice | undefined;
  /** With the whole editor: then there is nothing to find out in it. */
  isDisabled: boolean;
}

type OpenColors = Pick<ColorPopoverProps, 'tool' | 'start' | 'anchor'>;

const more = 'more';

/** One Tab stop; arrows, Home and End move among the buttons, Escape goes back to the text. Alt+F10 comes here. */
export const EditorToolbar = memo(function EditorToolbar({ choice, textId, isDisabled }: EditorToolbarProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(toolbarMessages);
  const editor = useEditor();
  // Rendered anew where it is adopted: what it watches belongs to a window.
  usePage();
  const slots = slotsOf(useTools(choice).filter((tool) => isOffered(tool, editor)));
  const { container, hidden } = useOverflow<HTMLDivElement>(leavingOrder(slots), { gap: 2, more: 40 });
  const [lastFocused, setLastFocused] = useState<string>();
  const [colors, setColors] = useState<OpenColors>();
  const folded = slots.flatMap((slot, index) => ('tool' in slot && hidden.has(index) ? [slot.tool] : []));
  const shown = slots.flatMap((slot, index) => ('tool' in slot && !hidden.has(index) ? [slot.tool.id] : []));
  const stops: string[] = folded.length > 0 ? [...shown, more] : shown;
  const stop = lastFocused !== undefined && stops.includes(lastFocused) ? lastFocused : stops[0];
  const roving = (id: string) => ({
    'data-tool': id,
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setLastFocused(id),
  });
  useWayIn(container);

  const openColors = (tool: ColorTool, anchor: HTMLElement, start: OpenColors['start']) =>
    setColors((before) => (before?.tool === tool ? undefined : { tool, anchor: { current: anchor }, start }));

  return (
    <div className="editor-toolbar" part="toolbar" inert={isDisabled}>
      <div
        className="editor-toolbar-row"
        role="toolbar"
        aria-label={t('label')}
        aria-controls={textId}
        ref={container}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return moveAmongTools(event);
          if (event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          editor.model.view.peek()?.focus();
        }}
      >
        {slots.map((slot, index) =>
          'line' in slot ? (
            <span
              key={`${slot.line}-line`}
              className={isLineShown(slots, index, hidden) ? slotClass : hiddenSlotClass}
              data-overflow-item=""
            >
              <span className="editor-toolbar-line" />
            </span>
          ) : (
            <span
              key={slot.tool.id}
              className={hidden.has(index) ? hiddenSlotClass : slotClass}
              data-slot={slot.tool.id}
              data-overflow-item=""
            >
              <ShownTool
                tool={slot.tool}
                roving={roving(slot.tool.id)}
                isExpanded={colors?.tool === slot.tool}
                onColors={openColors}
              />
            </span>
          ),
        )}
        {folded.length > 0 && (
          <Menu
            placement="bottom-end"
            trigger={<ToolButton {...roving(more)} icon={MoreIcon} label={t('more')} />}
            list={(list) => (
              <MoreMenu {...list} tools={folded} onColors={(tool, anchor) => openColors(tool, anchor, 'key')} />
            )}
          />
        )}
        {colors && <ColorPopover {...colors} key={colors.tool.id} onClose={() => setColors(undefined)} />}
      </div>
    </div>
  );
});

const nothing: readonly Tool[] = [];

/** Those that a page chose come with code of their own. */
function useTools(choice: ToolbarChoice | undefined): readonly Tool[] {
  const { report } = useEditor();
  const groups = chosenGroups(choice);
  const written = groups && jsonText(groups);
  const [chosen, setChosen] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may make the same list anew at every rendering
  useEffect(() => {
    if (!groups) return;
    let isOver = false;
    const show = (found: readonly Tool[]) => {
      if (!isOver) setChosen(found);
    };
    const loaded = import('./chosen-tools.ts').then(({ chosenTools }) => show(chosenTools(groups)));
    loaded.catch((error) => {
      report(error);
      // Better too many tools than none.
      show(tools);
    });
    return () => {
      isOver = true;
    };
  }, [written, report]);
  return groups ? chosen : tools;
}

const slotClass = 'editor-toolbar-slot';
const hiddenSlotClass = `${slotClass} editor-toolbar-slot-hidden`;

const MoreMenu = late<MoreMenuProps>(async () => (await import('./tool-menus.tsx')).MoreMenu);
const ColorPopover = late<ColorPopoverProps>(async () => (await import('./color-popover.tsx')).ColorPopover);

/** Alt+F10 from anywhere in the editor: to this toolbar, and from here to that of the selection, where there is one. */
function useWayIn(row: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = row.current;
    const frame = element?.closest<HTMLElement>('.editor');
    if (!element || !frame) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey || event.shiftKey) return;
      event.preventDefault();
      const isHere = contains(element, activeElement(frame.ownerDocument));
      const other = isHere ? frame.querySelector<HTMLElement>('.editor-floating [tabindex="0"]') : undefined;
      (other ?? element.querySelector<HTMLElement>('.tool[tabindex="0"]'))?.focus();
    };
    frame.addEventListener('keydown', onKeyDown);
    return () => frame.removeEventListener('keydown', onKeyDown);
  }, [row]);
}

export function moveAmongTools(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.tool')];
  moveFocus(
    event,
    buttons.filter((button) => button.closest('.editor-toolbar-slot-hidden') === null),
  );
}
