/**
 * One pair of listeners for the whole table: what is pointed at or focused gets its tooltip then, so that thousands of
 * cells cost nothing.
 */
import { attachTooltip } from '../../tooltip/attach-tooltip.ts';

const cutParts = '.table-clip, .table-tag, .table-cell';

/** The answer ends it. */
export function listenForTooltips(root: HTMLElement, adopt: (css: string) => void): () => void {
  const attached = { pointer: noTooltip, focus: noTooltip };

  const attach = (kind: keyof typeof attached, target: EventTarget | null) => {
    const anchor = anchorOf(target as Element);
    if (attached.pointer.anchor === anchor || attached.focus.anchor === anchor) return;
    attached[kind].detach();
    attached[kind] = anchor
      ? { anchor, detach: attachTooltip({ anchor, read: () => textOf(anchor, kind), adopt }) }
      : noTooltip;
  };
  // Ahead of `pointerenter` and of the anchor's own `focusin`, which the tooltip listens to.
  const onPointerOver = (event: PointerEvent) => attach('pointer', event.target);
  const onFocusIn = (event: FocusEvent) => attach('focus', event.target);
  const end = () => {
    attached.pointer.detach();
    attached.focus.detach();
    attached.pointer = noTooltip;
    attached.focus = noTooltip;
  };

  root.addEventListener('pointerover', onPointerOver, { capture: true });
  root.addEventListener('focusin', onFocusIn, { capture: true });
  // Elements show other rows after a scroll.
  root.addEventListener('scroll', end, { passive: true });
  return () => {
    end();
    root.removeEventListener('pointerover', onPointerOver, { capture: true });
    root.removeEventListener('focusin', onFocusIn, { capture: true });
    root.removeEventListener('scroll', end);
  };
}

const noTooltip: { anchor: HTMLElement | undefined; detach: () => void } = {
  anchor: undefined,
  detach: () => undefined,
};

function anchorOf(target: Element): HTMLElement | undefined {
  return target.closest<HTMLElement>('[data-tip]') ?? target.closest<HTMLElement>(cutParts) ?? undefined;
}

function textOf(anchor: HTMLElement, kind: 'pointer' | 'focus'): string | undefined {
  // A keyboard comes to the cell, not to the sign within it that a pointer finds.
  const sign = kind === 'focus' ? anchor.querySelector<HTMLElement>('[data-tip]:not(button)') : undefined;
  const given = anchor.dataset.tip ?? sign?.dataset.tip;
  if (given) return given;
  const parts = [anchor, ...anchor.querySelectorAll('.tag-text, .table-clip')];
  return parts.some((part) => part.scrollWidth > part.clientWidth) ? (anchor.textContent ?? undefined) : undefined;
}
