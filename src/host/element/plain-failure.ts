import english from '../failure.en.json';
import { announcePlainly, type ElementShell, type ViewFailure } from './element-shell.ts';

/**
 * Tells that the view is not there; where not even the code came that says it well: one button, in English, with a way
 * on.
 *
 * @param isOver Over the page, as of an element that shows nothing in it; else in the element's place
 */
export async function tellFailure(
  shell: ElementShell,
  failure: ViewFailure,
  isOver: boolean,
): Promise<HTMLElement | undefined> {
  const box = await import('./failure-box.ts').then(
    ({ failureBox }) => failureBox(shell, failure, english, announcePlainly),
    () => {
      announcePlainly(shell, failure.error);
      const button = shell.element.ownerDocument.createElement('button');
      button.textContent = `${english.load} ${english.retry}`;
      button.onclick = failure.retry;
      return button;
    },
  );
  if (!box) return;
  shell.root.append(box);
  if (isOver) {
    // In the corner of what was pressed.
    box.className = shell.root.querySelector('[part][popover]')?.className ?? '';
    box.popover = 'auto';
    box.showPopover();
  }
  return box;
}
