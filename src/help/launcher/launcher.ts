/**
 * The button that opens the panel, in plain DOM: it waits on every page of a portal, nearly always in vain. In the top
 * layer, so it stands above the page without a `z-index`.
 */
import type { ElementShell } from '../../host/element-shell.ts';
import type { Standing } from '../../host/view-wait.ts';
import css from './launcher.css';

/** Before the catalogue has come, which gives the button its name in every language. */
const names: Record<string, string> = { en: 'Help', ja: 'ヘルプ' };

export function createLauncher({ element, root, values, emit }: ElementShell): Standing {
  const { ownerDocument } = element;
  const button = ownerDocument.createElement('button');
  button.type = 'button';
  button.part.add('launcher');
  button.popover = 'manual';
  const sheet = new (ownerDocument.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  button.onclick = () => {
    const { opened } = values.current;
    const reason = 'launcher';
    if (!opened && !emit('rmm-open', { reason })) return;
    values.reflect({ opened: !opened });
    if (opened) emit('rmm-close', { reason });
  };

  return {
    update() {
      const { withoutLauncher, layout, opened } = values.current;
      if (withoutLauncher || layout === 'inline') return button.remove();
      if (!button.isConnected) {
        const place = element.closest('[lang]') as HTMLElement | null;
        const language = (place?.lang || navigator.language).slice(0, 2);
        button.ariaLabel ??= names[language] ?? 'Help';
        root.adoptedStyleSheets.push(sheet);
        root.prepend(button);
      }
      if (!button.matches(':popover-open')) button.showPopover();
      button.ariaExpanded = String(opened === true);
      button.textContent = opened ? '✕' : '?';
    },
    remove: () => button.remove(),
  };
}
