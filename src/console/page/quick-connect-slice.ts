/** Whether devices are connected to with one press. Source: spec 002 §2.9 and §4. */
import * as z from 'zod/mini';
import { defineSlice } from '../slice.ts';

export const quickConnectSlice = defineSlice({
  name: 'quickConnect',
  section: '002 §2.9, §4',
  shape: z.object({ isOn: z.boolean() }),
  defaults: { isOn: false },
  transitions: {
    toggle: ({ isOn }) => ({ isOn: !isOn }),
  },
});
