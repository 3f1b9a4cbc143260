/** The global search, and the one of devices. Source: spec 002 §2.9 and §3.5. */
import * as z from 'zod/mini';
import { constant } from '../shapes.ts';
import { defineSlice } from '../slice.ts';

export const allDevices = 'ALL';

const defaults = { text: '', deviceSearch: { active: allDevices, text: '' } } as const;

export const searchSlice = defineSlice({
  name: 'search',
  section: '002 §2.9, §3.5',
  shape: z.object({
    text: z.string(),
    deviceSearch: z.object({
      /** In what of a device is searched: `ALL` or another. */
      active: constant,
      text: z.string(),
    }),
  }),
  defaults,
  transitions: {
    search: (state, text: string) => ({ ...state, text }),
    searchDevices: (state, text: string) => ({ ...state, deviceSearch: { ...state.deviceSearch, text } }),
    /** What is typed stays. */
    setDeviceSearch: (state, active: string) => ({ ...state, deviceSearch: { ...state.deviceSearch, active } }),
    clear: () => defaults,
  },
});
