/**
 * The button that opens the panel, in plain DOM: it waits on every page of a portal, nearly always in vain. In the top
 * layer, so it stands above the page without a `z-index`.
 */
import type { ElementShell } from '../../host/element/element-shell.ts';
import type { PlainView } from '../../host/element/view-wait.ts';

/** Written by script, which every policy allows; a sheet would be more bytes. The border is seen in forced colors. */
const look =
  'inset-block:auto var(--rmm-help-panel-inset,20px);inset-inline:auto var(--rmm-help-panel-inset,20px);' +
  'inline-size:48px;block-size:48px;border:1px solid #0000;border-radius:50%;cursor:pointer;outline-offset:2px;' +
  'color:var(--rmm-on-accent,#fff);background:var(--rmm-accent,#3a5bd0);box-shadow:0 4px 16px #0004;' +
  'font:600 22px system-ui';

/** Dark between two light ones: whatever the brand and the page are, one of them stands out from it. */
const ring = { outline: '2px solid #111', boxShadow: '0 0 0 6px #fff,0 4px 16px #0004' };
const noRing = { outline: '', boxShadow: '0 4px 16px #0004' };

export function createLauncher({ element, root, values, emit }: ElementShell): PlainView {
  const button = element.ownerDocument.createElement('button');
  button.part.add('launcher');
  button.popover = 'manual';
  button.style.cssText = look;
  // Also while it is open: the panel has a button of its own to close it.
  button.textContent = '?';
  button.onpointerenter =
    button.onpointerleave =
    button.onfocus =
    button.onblur =
      ({ type }) => {
        const isMarked = type === 'pointerenter' || button.matches(':focus-visible');
        Object.assign(button.style, isMarked ? ring : noRing);
      };
  button.onclick = ({ detail }) => {
    // The second press of a double one would take back the first.
    if (detail > 1) return;
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
        // Until the catalogue has come, which gives the button its name in every language.
        button.ariaLabel ??= /^ja/.test(place?.lang || navigator.language) ? 'ヘルプ' : 'Help';
        root.prepend(button);
      }
      if (!button.matches(':popover-open')) button.showPopover();
      button.ariaExpanded = `${opened}`;
    },
    remove: () => button.remove(),
  };
}
