/** Where the focus goes in a panel, whose content may lie in the host's page, behind a slot. */

const fields = 'input, select, textarea, [contenteditable="true"], [role="combobox"], [role="tree"], [role="grid"]';
const usable = ':not([disabled], [aria-disabled="true"], [tabindex="-1"], [type="hidden"])';

/** The first field of the shown panel, else the tab that is shown. */
export function fieldToStartAt(box: HTMLElement | null): HTMLElement | null {
  const panel = box?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
  const field = panel && firstIn(panel, `:is(${fields})${usable}`);
  const tab = box?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]');
  return field ?? tab ?? null;
}

/**
 * The focus goes to the first that is wrong, once it is there: the content of a panel may come later. Until the answer is
 * called, or somebody does something else meanwhile.
 */
export function focusInvalidIn(panel: HTMLElement): () => void {
  const observer = new MutationObserver(look);
  const { ownerDocument } = panel;
  const options = { capture: true };
  function stop() {
    observer.disconnect();
    for (const type of ['keydown', 'pointerdown']) ownerDocument.removeEventListener(type, stop, options);
  }
  function look() {
    const invalid = firstIn(panel, '[aria-invalid="true"], :user-invalid');
    if (!invalid) return;
    stop();
    invalid.focus();
  }
  observer.observe(panel, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
  for (const type of ['keydown', 'pointerdown']) ownerDocument.addEventListener(type, stop, options);
  look();
  return stop;
}

function firstIn(panel: HTMLElement, selector: string): HTMLElement | undefined {
  const found = panel.querySelector<HTMLElement>(selector);
  if (found) return found;
  const slotted = [...panel.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }));
  for (const element of slotted) {
    const inside = element.matches(selector) ? element : element.querySelector(selector);
    if (inside) return inside as HTMLElement;
  }
  return undefined;
}
