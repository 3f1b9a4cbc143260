/** A script and how it is run. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { constant, constants, id, ids } from '../shapes.ts';
import type { Frozen } from '../slice.ts';

export const scriptParameters = z.object({
  /** `system` or another. */
  runAs: constant,
  scriptParam: z.string(),
});
export type ScriptParameters = Frozen<z.output<typeof scriptParameters>>;

export const defaultScriptParameters: ScriptParameters = { runAs: 'system', scriptParam: '' };

export const script = z.object({
  id,
  uid: z.nullable(id),
  name: z.string(),
  /** The document shows none of the constants. */
  language: constant,
  operatingSystems: constants,
  architectures: constants,
  /** Ids of `scriptCategory`. */
  categories: ids,
  deviceType: z.nullable(constant),
  parameters: scriptParameters,
});
export type Script = Frozen<z.output<typeof script>>;

export const scriptCategory = z.object({ id, name: z.string() });
export type ScriptCategory = Frozen<z.output<typeof scriptCategory>>;
