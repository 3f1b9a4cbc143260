/** Management of the browsers on devices. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { defineSlice, type Frozen } from '../slice.ts';

const browserManagement = z.object({
  enabled: z.boolean(),
  /** What somebody reads whose page was isolated. */
  isolationPageContentMessage: z.string(),
});
export type BrowserManagement = Frozen<z.output<typeof browserManagement>>;

export const browserManagementSlice = defineSlice({
  name: 'browserManagement',
  section: '002 §3.5',
  tells: ['setEnabled', 'setMessage'],
  shape: browserManagement,
  defaults: { enabled: false, isolationPageContentMessage: '' },
  transitions: {
    load: (_, loaded: BrowserManagement) => loaded,
    setEnabled: (state, enabled: boolean) => ({ ...state, enabled }),
    setMessage: (state, isolationPageContentMessage: string) => ({ ...state, isolationPageContentMessage }),
  },
});
