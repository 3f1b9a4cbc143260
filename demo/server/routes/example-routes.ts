import {
  createAutomationExample,
  deleteAutomationExample,
  listAutomationExamples,
  updateAutomationExample,
} from '../../../src/ticketing/example-contract.ts';
import { Examples } from '../ticketing/examples.ts';
import type { Services } from './services.ts';

/** Example tickets of automations. */
export function serveExamples({ calls, database, automations }: Services): void {
  const examples = new Examples(database, automations);

  calls.implement(listAutomationExamples, async ({ params }) => ({ results: await examples.list(params.id) }));

  calls.change(createAutomationExample, ({ params, body, commit }) => commit(() => examples.create(params.id, body)));

  calls.change(updateAutomationExample, ({ params, body, commit }) =>
    commit(() => examples.update(params.id, params.exampleId, body)),
  );

  calls.change(deleteAutomationExample, ({ params, commit }) =>
    commit(() => examples.delete(params.id, params.exampleId)),
  );
}
