/**
 * One tooltip at a time for the whole page, made when it is shown and removed when it goes: a table of thousands of
 * cells pays for listeners only. Never the `title` attribute, which keyboards cannot reach and browsers delay.
 */
import type { AttachOptions } from './tooltip-options.ts';

/** Shows what `read` answers while the anchor is pointed at or has keyboard focus. */
export function attachTooltip(options: AttachOptions): () => void {
  const { anchor } = options;
  let detach: (() => void) | undefined = deaf;

  function deaf() {
    anchor.removeEventListener('pointerenter', begin);
    anchor.removeEventListener('focusin', begin);
  }

  async function begin(event: PointerEvent | FocusEvent) {
    if (options.read() === undefined) return;
    deaf();
    // Where a focus has made it come, somebody may point at it meanwhile; what is pressed wants no tooltip any more.
    let latest: PointerEvent | FocusEvent | undefined = event;
    const point = (next: PointerEvent) => {
      latest = next;
    };
    const press = () => {
      latest = undefined;
    };
    anchor.addEventListener('pointerenter', point);
    anchor.addEventListener('pointerdown', press);
    const { followPointer } = await import('./follow-pointer.ts').catch(() => ({ followPointer: undefined }));
    anchor.removeEventListener('pointerenter', point);
    anchor.removeEventListener('pointerdown', press);
    if (detach === undefined) return;
    // Without its code there is no tooltip; the next pointing asks for it again.
    if (followPointer) detach = followPointer(options, latest);
    else listen();
  }

  function listen() {
    anchor.addEventListener('pointerenter', begin);
    anchor.addEventListener('focusin', begin);
  }

  listen();
  return () => {
    detach?.();
    detach = undefined;
  };
}

/** For text that an ellipsis may cut: the whole text where it is cut, nothing where it fits. */
export function textWhenCut(element: HTMLElement): string | undefined {
  return element.scrollWidth > element.clientWidth ? (element.textContent ?? undefined) : undefined;
}
