/**
 * One tooltip at a time for the whole page, made when it is shown and removed when it goes: a table of thousands of
 * cells pays for listeners only. Never the `title` attribute, which keyboards cannot reach and browsers delay.
 */
import type { Placement } from '@floating-ui/dom';

/** Milliseconds from pointing at something to its tooltip, and from leaving to its end. */
const delay = 100;

export interface AttachOptions {
  anchor: HTMLElement;
  /** `undefined` shows nothing. */
  read(): string | undefined;
  /** Takes the stylesheet that comes with the tooltip's code. */
  adopt(css: string): void;
  placement?: Placement | undefined;
}

/** Shows what `read` answers while the anchor is pointed at or has keyboard focus. */
export function attachTooltip({ anchor, read, adopt, placement = 'top' }: AttachOptions): () => void {
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
    if (hide || !read()) return;
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
  return () => {
    end();
    anchor.removeEventListener('pointerenter', onPointerEnter);
    anchor.removeEventListener('pointerleave', onPointerLeave);
    anchor.removeEventListener('pointerdown', end);
    anchor.removeEventListener('focusin', onFocus);
    anchor.removeEventListener('focusout', end);
  };
}

/** For text that an ellipsis may cut: the whole text where it is cut, nothing where it fits. */
export function textWhenCut(element: HTMLElement): string | undefined {
  return element.scrollWidth > element.clientWidth ? (element.textContent ?? undefined) : undefined;
}
