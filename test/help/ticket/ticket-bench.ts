/** A ticket that is written before the reference server, in the words of the one who writes it. */
import { effect, type Signal, signal } from '@preact/signals-core';
import type { TicketCreated, TicketOrder } from '../../../src/help/help-types.ts';
import type { TicketDraftStore } from '../../../src/help/ticket/model/ticket-draft-kind.ts';
import { openTicketDraft } from '../../../src/help/ticket/model/ticket-draft-kind.ts';
import { createTicketModel, type TicketModelOptions } from '../../../src/help/ticket/model/ticket-model.ts';
import type { Submission, TicketModel, TicketProblem, TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { createHttpClient } from '../../../src/host/http/http-client.ts';
import { isNews } from '../../../src/host/http/reported-errors.ts';
import { eventually, ok } from '../../support/assert.ts';
import { type LoggedRequest, requests, type SentTicket, sentTickets } from '../../support/server.ts';

export interface TicketBench {
  model: TicketModel;
  configuration: Signal<Configuration>;
  reports: unknown[];
  orders: TicketOrder[];
  created: TicketCreated[];
  /** What the submission was, in its order. */
  phases: Submission['is'][];
  /** The element is gone. */
  lifetime: AbortController;
  /** Fills in all that a ticket needs. */
  write(values?: Partial<TicketValues>): void;
  attach(...files: File[]): void;
  readonly problem: TicketProblem | undefined;
  dispose(): void;
}

let count = 0;

/** Nobody else's draft. */
export function someUser(): { id: string } {
  count += 1;
  return { id: `somebody ${count} ${Date.now()} ${Math.random()}` };
}

export async function ticketBench(
  given: Partial<Configuration> = {},
  options: Partial<TicketModelOptions> = {},
): Promise<TicketBench> {
  const defaults = configurationFor(document.body).signal.peek();
  const configuration = signal<Configuration>({ ...defaults, currentUser: someUser(), ...given });
  const lifetime = new AbortController();
  const reports: unknown[] = [];
  const orders: TicketOrder[] = [];
  const created: TicketCreated[] = [];
  const report = (error: unknown) => void (isNews(error) && reports.push(error));
  const model = createTicketModel({
    client: createHttpClient({ configuration, lifetime: lifetime.signal, report }),
    configuration,
    report,
    onSubmitRequest: (order) => orders.push(order) > 0,
    onCreated: (one) => void created.push(one),
    ...options,
  });
  const phases: Submission['is'][] = [];
  const stop = effect(
    () => void (phases.at(-1) !== model.submission.value.is && phases.push(model.submission.value.is)),
  );
  await eventually(() => ok(model.draft.value));
  return {
    model,
    configuration,
    reports,
    orders,
    created,
    phases,
    lifetime,
    write(values = {}) {
      const all = { subject: 'Backup fails', body: 'Every night.', priority: 'HIGH', category: 'backup', ...values };
      for (const [name, value] of Object.entries(all)) model.set(name as keyof TicketValues, value as never);
    },
    attach: (...files) => model.files.add(files),
    get problem() {
      const { value } = model.submission;
      return value.is === 'failed' ? value.problem : undefined;
    },
    dispose() {
      stop();
      model[Symbol.dispose]();
      lifetime.abort();
    },
  };
}

export function textFile(name: string, text = `what is in ${name}`): File {
  return new File([text], name, { type: 'text/plain', lastModified: 1 });
}

export async function newestTicket(): Promise<SentTicket> {
  const [newest] = await sentTickets();
  ok(newest, 'no ticket was sent');
  return newest;
}

/** Calls that the server got, by endpoint. */
export async function asked(endpoint: string): Promise<LoggedRequest[]> {
  return (await requests()).filter((one) => one.endpoint === endpoint);
}

export const uploads = () => asked('uploadTicketAttachment');
export const removals = () => asked('deleteTicketAttachment');
export const creations = () => asked('createTicket');

/** What of a user is kept, read by another tab. */
export async function keptFor(owner: string) {
  const store = openTicketDraft({ owner });
  const draft = await store.read();
  store.close();
  return draft;
}

/** For tests that are about no draft. */
export function noDraft(): TicketDraftStore {
  return {
    read: async () => undefined,
    write: () => undefined,
    settled: async () => undefined,
    clear: async () => undefined,
    listen: () => () => undefined,
    failure: undefined,
    close: () => undefined,
  };
}
