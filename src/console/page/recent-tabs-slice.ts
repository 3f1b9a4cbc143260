/** Where somebody was last, the latest first. Source: spec 001 §9, spec 002 §3.5. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

export const recentTabsLimit = 10;

const recentTab = z.object({ path: id, title: z.string() });
export type RecentTab = Frozen<z.output<typeof recentTab>>;

const tabs = entriesBy('path', 'recent tab');

export const recentTabsSlice = defineSlice({
  name: 'recentTabs',
  section: '001 §9, 002 §3.5',
  kept: 'localStorage',
  shape: z.object({ tabs: listBy('path', recentTab).check(z.maxLength(recentTabsLimit)) }),
  defaults: { tabs: [] },
  transitions: {
    /** The one that was left longest ago makes room. */
    visit: (state, tab: RecentTab) => ({
      tabs: [tab, ...state.tabs.filter(({ path }) => path !== tab.path)].slice(0, recentTabsLimit),
    }),
    rename: (state, path: string, title: string) => ({
      tabs: tabs.changed(state.tabs, path, (tab) => (tab.title === title ? tab : { ...tab, title })),
    }),
    close: (state, path: string) => ({ tabs: tabs.removed(state.tabs, [path]) }),
  },
});
