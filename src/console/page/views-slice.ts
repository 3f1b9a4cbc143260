/** What is looked at on dashboards and lists. Source: spec 002 §2.9 and §3.5. */
import * as z from 'zod/mini';
import { constant } from '../shapes.ts';
import { defineSlice } from '../slice.ts';
import { defaultDirection, type Sorting, sorting } from '../sorting.ts';

/** The dashboard of all organizations, and that of one. */
export type Dashboard = 'system' | 'organization';

export const viewsSlice = defineSlice({
  name: 'views',
  section: '002 §2.9, §3.5',
  shape: z.object({
    eventScope: constant,
    sorting: z.object({ system: sorting, organization: sorting }),
    selectedPatchType: constant,
    softwareSubTab: constant,
  }),
  defaults: {
    eventScope: 'last_day',
    sorting: {
      system: { field: 'name', direction: defaultDirection },
      organization: { field: 'name', direction: defaultDirection },
    },
    selectedPatchType: 'pending',
    softwareSubTab: 'inventory',
  },
  transitions: {
    setEventScope: (state, eventScope: string) => ({ ...state, eventScope }),
    sort: (state, dashboard: Dashboard, by: Readonly<Sorting>) => ({
      ...state,
      sorting: { ...state.sorting, [dashboard]: by },
    }),
    selectPatchType: (state, selectedPatchType: string) => ({ ...state, selectedPatchType }),
    showSoftwareSubTab: (state, softwareSubTab: string) => ({ ...state, softwareSubTab }),
  },
});
