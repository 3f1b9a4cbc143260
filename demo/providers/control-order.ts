/** How tests and the demo page turn the world of a pretend provider. */
import * as z from 'zod/mini';
import { entityKinds, providers } from './provider-data.ts';

const id = z.number().check(z.int());

/** One at a time; the answer tells how it is afterwards. */
export const controlOrder = z.object({
  provider: z.enum(providers),
  behavior: z.optional(
    z.partial(
      z.object({
        delay: z.number().check(z.minimum(0)),
        requests: z.number().check(z.minimum(0)),
        window: z.number().check(z.minimum(1)),
        failures: z.number().check(z.minimum(0)),
        lost: z.number().check(z.minimum(0)),
      }),
    ),
  ),
  rename: z.optional(z.object({ kind: z.enum(entityKinds), id, name: z.string().check(z.minLength(1)) })),
  remove: z.optional(z.object({ kind: z.enum(entityKinds), id })),
});
export type ControlOrder = z.output<typeof controlOrder>;
