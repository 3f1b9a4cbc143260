/** The examples of a new automation, as the browser keeps them until it is saved: beside its draft, for the same user. */
import * as z from 'zod/mini';
import type { DraftKind } from '../../../host/drafts/draft-types.ts';
import { exampleLimit, expectations } from '../../example-contract.ts';
import type { Example } from './example-calls.ts';
import { testTicketFrom } from './test-ticket.ts';

const example = z.object({
  id: z.string(),
  name: z.string(),
  expected: z.enum(expectations),
  test: z.object({ ticket: z.looseObject({}), before: z.nullable(z.looseObject({})), now: z.string() }),
});
const examples = z.array(example).check(z.maxLength(exampleLimit));

export const exampleDraftKind: DraftKind<readonly Example[]> = {
  name: 'automation-examples',
  version: 1,
  read(stored, version) {
    const read = version === 1 ? z.safeParse(examples, stored) : undefined;
    return read?.success
      ? read.data.map((one) => ({ ...one, test: testTicketFrom(one.test, one.test.now) }))
      : undefined;
  },
};
