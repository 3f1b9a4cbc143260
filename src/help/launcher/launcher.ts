/**
 * The button that opens the panel, in plain DOM: it waits on every page of a portal, nearly always in vain. In the top
 * layer, so it stands above the page without a `z-index`.
 */
import type { ElementShell } from '../../host/element/element-shell.ts';
import type { PlainView } from '../../host/element/view-wait.ts';
import css from './launcher.css';

export function createLauncher(shell: ElementShell): PlainView {
  const { element, root, values, emit } = shell;
  const button = element.ownerDocument.createElement('button');
  let sheet: CSSStyleSheet | undefined;
  button.part = 'launcher';
  button.popover = 'manual';
  // Also while it is open: the panel has a button of its own to close it.
  button.textContent = '?';
  button.onclick = ({ detail }) => {
    // The second press of a double one would take back the first.
    if (detail > 1) return;
    // Opened already, but for its code.
    if (shell.retry) return shell.retry();
    const { opened } = values.current;
    const reason = 'launcher';
    if (!opened && !emit('rmm-open', { reason })) return;
    values.reflect({ opened: !opened });
    if (opened) emit('rmm-close', { reason });
  };

  /** A sheet is of one document: where the element comes into another its engine takes it away. */
  function dress({ adoptedStyleSheets, ownerDocument: { defaultView } }: ShadowRoot) {
    if (adoptedStyleSheets.includes(sheet as CSSStyleSheet)) return;
    sheet = new (defaultView as typeof window).CSSStyleSheet();
    sheet.replaceSync(css);
    adoptedStyleSheets.push(sheet);
  }

  /** Prototype's remove throws for what is nowhere. */
  function hide() {
    if (button.parentNode) button.remove();
  }

  return {
    update() {
      const { withoutLauncher, layout, opened, corner = '' } = values.current;
      if (withoutLauncher || layout === 'inline') return hide();
      dress(root);
      if (!button.isConnected) {
        const place = element.closest('[lang]') as HTMLElement | null;
        // Until the catalogue has come, which gives the button its name in every language.
        button.ariaLabel ??= /^ja/.test(place?.lang || navigator.language) ? 'ヘルプ' : 'Help';
        root.prepend(button);
      }
      button.togglePopover(true);
      button.className = `${corner}`;
      button.ariaExpanded = `${opened && !shell.retry}`;
    },
    remove: hide,
  };
}
