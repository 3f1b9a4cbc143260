import type { MenuItem } from './menu-items.ts';

export interface MenuSection {
  id: string;
  heading?: string;
  items: Exclude<MenuItem, { heading: string }>[];
}

/** A heading names what follows it, up to the next heading or separator. */
export function sectionsOf(items: readonly MenuItem[]): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const item of items) {
    const current = sections.at(-1);
    if ('heading' in item) sections.push({ id: item.id, heading: item.heading, items: [] });
    else if (current && (current.heading === undefined || !('separator' in item))) current.items.push(item);
    else sections.push({ id: `${item.id}-section`, items: [item] });
  }
  return sections;
}
