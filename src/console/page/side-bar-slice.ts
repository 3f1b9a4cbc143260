/** Whether the side bar is collapsed, which the browser remembers. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { defineSlice } from '../slice.ts';

export const sideBarSlice = defineSlice({
  name: 'sideBar',
  section: '002 §3.5',
  kept: 'localStorage',
  shape: z.object({ isCollapsed: z.boolean() }),
  defaults: { isCollapsed: false },
  transitions: {
    toggle: ({ isCollapsed }) => ({ isCollapsed: !isCollapsed }),
    setCollapsed: (state, isCollapsed: boolean) => (state.isCollapsed === isCollapsed ? state : { isCollapsed }),
  },
});
