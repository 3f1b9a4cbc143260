/** Example tickets as the server keeps them, and as the editor tries the rule on them. */
import { CallError } from '../../../host/http/call-error.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import {
  type AutomationExampleRow,
  createAutomationExample,
  type Expectation,
  listAutomationExamples,
} from '../../example-contract.ts';
import { type TestTicket, testTicketFrom } from './test-ticket.ts';

export interface Example {
  readonly id: string;
  readonly name: string;
  readonly expected: Expectation;
  readonly test: TestTicket;
}

export async function readExamples(client: HttpClient, id: string, signal?: AbortSignal): Promise<readonly Example[]> {
  const { results } = await client.call(listAutomationExamples, { params: { id } }, signal ? { signal } : {});
  return results.map(exampleFrom);
}

/** One after the other, so that they keep their order. */
export async function sendExamples(client: HttpClient, id: string, examples: readonly Example[]): Promise<void> {
  for (const example of examples)
    await client.call(createAutomationExample, { params: { id }, body: exampleBody(example) }, { press: {} });
}

/** Those of one automation, for its copy. A backend that has no examples has none to copy. */
export async function copyExamples(client: HttpClient, from: string, to: string): Promise<void> {
  const examples = await readExamples(client, from).catch((error: unknown) => {
    if (error instanceof CallError && error.kind === 'not-found') return [];
    throw error;
  });
  await sendExamples(client, to, examples);
}

export function exampleBody({ name, expected, test: { ticket, before, now } }: Omit<Example, 'id'>) {
  return { name, expected, ticket: { ...ticket }, before: before && { ...before }, now };
}

export function exampleFrom({ id, name, expected, ...test }: AutomationExampleRow): Example {
  return { id: String(id), name, expected, test: testTicketFrom(test, test.now) };
}
