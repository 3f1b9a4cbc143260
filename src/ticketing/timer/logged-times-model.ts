/** The time that was entered for a ticket, page by page. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createPagedResource, type Pages, pageOf } from '../../base/resource/paged-resource.ts';
import type { PagedState } from '../../base/resource/resource-state.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { goneAs } from '../../ui/record-list/record-list-model.ts';
import { deleteTimeEntry, type LoggedTime, listTimeEntries } from './time-contract.ts';
import { timeLimits } from './time-terms.ts';

export interface Agreement {
  readonly id: string | number;
  readonly name: string;
}

interface Shape {
  readonly state: ReadonlySignal<PagedState<Pages<LoggedTime>>>;
  readonly totalSeconds: ReadonlySignal<number>;
  /** Under which time can be entered. */
  readonly agreements: ReadonlySignal<readonly Agreement[]>;
  loadMore(): void;
  retry(): void;
  refresh(): Promise<void>;
  /** Answers whether this deleted it: somebody else may have been faster. */
  remove(id: string, press: Press): Promise<boolean>;
}
export type LoggedTimes = Model<Shape>;

export function createLoggedTimes(client: HttpClient, ticketId: string): LoggedTimes {
  return new (createModel<Shape>(() => {
    const totalSeconds = signal(0);
    const agreements = signal<readonly Agreement[]>([]);
    const lifetime = new AbortController();
    effect(() => () => lifetime.abort());
    const entries = createPagedResource<undefined, LoggedTime>({
      async read(_, page, abort) {
        const query = { page, pageSize: timeLimits.page };
        const answer = await client.call(listTimeEntries, { params: { id: ticketId }, query }, { signal: abort });
        totalSeconds.value = answer.totalSeconds;
        agreements.value = answer.agreements;
        return pageOf(answer.results, page, answer);
      },
      idOf: ({ id }) => id,
    });
    entries.ask(undefined);
    return {
      state: entries.state,
      totalSeconds,
      agreements,
      loadMore: entries.loadMore,
      retry: entries.retry,
      async refresh() {
        entries.refresh();
        await entries.settled();
      },
      async remove(id, press) {
        const isOurs = await client
          .call(deleteTimeEntry, { params: { id } }, { press, signal: lifetime.signal })
          .then(() => true, goneAs(false));
        entries.refresh();
        return isOurs;
      },
    };
  }))();
}
