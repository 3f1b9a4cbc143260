/** What the session knows of the customer who is signed in. Source: spec 002 §3.5 and §6. */
import * as z from 'zod/mini';
import { constant } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

const session = z.object({
  divisionConfig: z.object({ name: z.string(), enabled: z.boolean() }),
  /** The PSA provider in use. */
  psaType: z.nullable(constant),
  isTrialLicense: z.boolean(),
});
export type Session = Frozen<z.output<typeof session>>;

const defaults: Session = { divisionConfig: { name: '', enabled: false }, psaType: null, isTrialLicense: false };

export const sessionSlice = defineSlice({
  name: 'session',
  section: '002 §3.5, §6',
  tells: ['setPsaType', 'end'],
  shape: session,
  defaults,
  transitions: {
    begin: (_, begun: Session) => begun,
    setPsaType: (state, psaType: string | null) => ({ ...state, psaType }),
    end: () => defaults,
  },
});
