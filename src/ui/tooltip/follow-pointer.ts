/** When a tooltip comes and goes. Loaded when something that has one is first pointed at or focused. */
import { limits } from '../limits.ts';
import type { AttachOptions } from './tooltip-options.ts';

/** From pointing at something to its tooltip, and from leaving to its end. */
const delay = limits.tooltip.openDelay;

/**
 * Shows what `read` answers while the anchor is pointed at or has keyboard focus. `first` is what made it come; nothing
 * once that is over.
 */
export function followPointer(
  { anchor, read, adopt, placement = 'top' }: AttachOptions,
  first: PointerEvent | FocusEvent | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hide: (() => void) | undefined;
  let isWanted = false;

  const later = (work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, delay);
  };
  const end = () => {
    clearTimeout(timer);
    isWanted = false;
    hide?.();
    hide = undefined;
  };
  const show = async () => {
    // What is open says more than the name of what opened it.
    if (hide || anchor.ariaExpanded === 'true' || !read()) return;
    isWanted = true;
    const { showTooltip, css } = await import('./show-tooltip.ts');
    const text = read();
    if (!isWanted || hide || !text || !anchor.isConnected) return;
    adopt(css);
    hide = showTooltip({
      anchor,
      text,
      placement,
      onPointer: (isOver) => (isOver ? clearTimeout(timer) : later(end)),
      onEnd: end,
    });
  };
  const showLater = () =>
    later(() => {
      // Without its code there is no tooltip; the next pointing asks for it again.
      show().catch(() => undefined);
    });

  const onPointerEnter = (event: PointerEvent) => {
    // A finger has no hovering; its press must not leave a tooltip behind.
    if (event.pointerType !== 'touch') showLater();
  };
  const onFocus = () => {
    // A menu moves the focus by itself, which WebKit takes for no keyboard's.
    if (anchor.matches(':focus-visible, :has(:focus-visible), [role^=menuitem]')) showLater();
  };
  const onPointerLeave = () => later(end);

  anchor.addEventListener('pointerenter', onPointerEnter);
  anchor.addEventListener('pointerleave', onPointerLeave);
  anchor.addEventListener('pointerdown', end);
  anchor.addEventListener('focusin', onFocus);
  anchor.addEventListener('focusout', end);
  if (first?.type === 'focusin') onFocus();
  else if (first && anchor.matches(':hover')) onPointerEnter(first as PointerEvent);
  return () => {
    end();
    anchor.removeEventListener('pointerenter', onPointerEnter);
    anchor.removeEventListener('pointerleave', onPointerLeave);
    anchor.removeEventListener('pointerdown', end);
    anchor.removeEventListener('focusin', onFocus);
    anchor.removeEventListener('focusout', end);
  };
}
