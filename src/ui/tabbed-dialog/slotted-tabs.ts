/** Tabs as markup: `<div slot="mail" data-label="E-mail" data-parent="Notifications" data-required>…</div>`. */
import type { TabbedDialogTab } from './tabbed-dialog-definition.ts';

const attributes = ['slot', 'data-label', 'data-icon', 'data-parent', 'data-required', 'data-error'];

export function tabsOfChildren(element: HTMLElement): TabbedDialogTab[] {
  const tabs: TabbedDialogTab[] = [];
  const childrenOf = new Map<string, TabbedDialogTab[]>();
  for (const child of element.children) {
    const id = child.slot;
    if (id === '') continue;
    const { label, icon, parent } = (child as HTMLElement).dataset;
    const tab: TabbedDialogTab = {
      id,
      label: label ?? id,
      icon,
      required: child.hasAttribute('data-required'),
      hasError: child.hasAttribute('data-error'),
    };
    if (parent === undefined) {
      tabs.push(tab);
      continue;
    }
    const known = childrenOf.get(parent);
    if (known) known.push(tab);
    else {
      const children = [tab];
      childrenOf.set(parent, children);
      tabs.push({ id: `parent-of-${id}`, label: parent, children });
    }
  }
  return tabs;
}

/** Hears of every change that makes other tabs of the children, until the answer is called. */
export function watchChildren(element: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target, type }) => type === 'childList' || target.parentNode === element)) changed();
  });
  observer.observe(element, { childList: true, subtree: true, attributeFilter: attributes });
  return () => observer.disconnect();
}
