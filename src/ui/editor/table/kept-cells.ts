/**
 * Cells that were selected by dragging stay selected. The browser marks text meanwhile, and may tell of it only after the
 * release, when `tableEditing` does not hold its selection any more: above all where the pointer is let go far outside.
 */
import { Plugin } from 'prosemirror-state';
import { CellSelection, tableEditingKey } from 'prosemirror-tables';

/** Milliseconds after a release in which the browser still tells of what came before it. */
const echo = 150;

export function keptCells(): Plugin {
  let releasedAt = Number.NEGATIVE_INFINITY;
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown(view) {
          releasedAt = Number.NEGATIVE_INFINITY;
          const onRelease = () => {
            if (tableEditingKey.getState(view.state) != null) releasedAt = performance.now();
          };
          view.root.addEventListener('mouseup', onRelease, { once: true, capture: true });
          return false;
        },
        keydown() {
          releasedAt = Number.NEGATIVE_INFINITY;
          return false;
        },
      },
      createSelectionBetween({ state: { selection } }) {
        const isKept = selection instanceof CellSelection && performance.now() - releasedAt < echo;
        return isKept ? selection : null;
      },
    },
  });
}
