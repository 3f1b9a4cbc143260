/** What follows from the tabs alone: which there are, which is shown, where a key leads. */
import type { DialogTab } from './tab-types.ts';

export function isParent(tab: DialogTab): boolean {
  return tab.children !== undefined && tab.children.length > 0;
}

/** Those with content, in order. */
export function contentTabs(tabs: readonly DialogTab[]): DialogTab[] {
  return tabs.flatMap((tab) => (isParent(tab) ? (tab.children ?? []) : [tab]));
}

export function parentOf(tabs: readonly DialogTab[], id: string): DialogTab | undefined {
  return tabs.find((tab) => tab.children?.some((child) => child.id === id));
}

/**
 * The tab of that id, or the first child of the parent of that id; without either the first child tab, or else the
 * first tab (spec 003 §4): the first tab's first child where it has children.
 */
export function activeTabOf(tabs: readonly DialogTab[], id: string | undefined): DialogTab | undefined {
  const chosen = contentTabs(tabs).find((tab) => tab.id === id) ?? tabs.find((tab) => tab.id === id);
  const tab = chosen ?? tabs[0];
  return tab && isParent(tab) ? tab.children?.[0] : tab;
}

/** In the order of the eye: parents, and the children of those that are expanded. */
export function shownTabs(tabs: readonly DialogTab[], isExpanded: (tab: DialogTab) => boolean): DialogTab[] {
  return tabs.flatMap((tab) => (isParent(tab) && isExpanded(tab) ? [tab, ...(tab.children ?? [])] : [tab]));
}

/** The first whose content has an error; of a parent that says so itself, its first child. */
export function firstTabWithError(tabs: readonly DialogTab[]): DialogTab | undefined {
  for (const tab of tabs) {
    if (!isParent(tab)) {
      if (tab.hasError) return tab;
      continue;
    }
    const child = tab.children?.find(({ hasError }) => hasError);
    if (child) return child;
    if (tab.hasError) return tab.children?.[0];
  }
  return undefined;
}

/** What a collapsed parent says for its children; a tab says its own. */
export function marksOf(tab: DialogTab, isExpanded: boolean): { required: boolean; hasError: boolean } {
  const marked = isExpanded ? [tab] : [tab, ...(tab.children ?? [])];
  return { required: marked.some(({ required }) => required), hasError: marked.some(({ hasError }) => hasError) };
}
