/** A model of a search in all plans over a fake client, in the words of the tests. */
import { type Signal, signal } from '@preact/signals-core';
import type { Grants } from '../../../src/backup/access.ts';
import { type AllPlansModel, createAllPlansModel } from '../../../src/backup/all-plans/all-plans-model.ts';
import type { BackupPlan, FolderEntry } from '../../../src/backup/contract.ts';
import { ok } from '../../support/assert.ts';
import { type Asked, type FakeClient, fakeClient } from '../../support/fake-client.ts';
import { fileEntry, grants, plan } from '../browser-model/build.ts';

export class SearchHandle {
  readonly client: FakeClient;
  readonly allowed: Signal<Grants> = signal(grants());
  readonly model: AllPlansModel;

  constructor(options: { ignoresAborts?: boolean } = {}) {
    this.client = fakeClient(options);
    this.model = createAllPlansModel({ client: this.client, grants: this.allowed });
    this.model.setDevice(7);
  }

  /** Searches in so many plans, `p1` and on. */
  async search(count: number, term = 'note'): Promise<void> {
    this.model.search(term);
    await this.client.only('listPlans').answer(plans(count));
  }

  asked(): Asked[] {
    return this.client.open('searchPlan');
  }

  askedPlans(): unknown[] {
    return this.asked().map(({ params }) => params.planId);
  }

  question(uid: string): Asked {
    const found = this.asked().find(({ params }) => params.planId === uid);
    ok(found, `${uid} is asked; open are ${this.askedPlans()}`);
    return found;
  }

  answer(uid: string, count: number, total = count, from = 0): Promise<void> {
    return this.question(uid).answer(hits(uid, count, total, from));
  }

  /** Plan, loaded rows and state of each group. */
  shown(): [string, number, string][] {
    return this.model.groups.value.map(({ plan: { uid }, rows, failure, isReading }) => [
      uid,
      rows.length,
      failure ? 'failed' : isReading ? 'reading' : 'answered',
    ]);
  }
}

export const plans = (count: number): BackupPlan[] =>
  Array.from({ length: count }, (_, index) =>
    plan({ uid: `p${index + 1}`, numericId: index + 1, name: `Plan ${index + 1}` }),
  );

export const hits = (uid: string, count: number, total = count, from = 0) => ({
  results: Array.from(
    { length: count },
    (_, index): FolderEntry => fileEntry({ id: `${uid}-${from + index}`, name: `${uid} ${from + index}` }),
  ),
  totalElements: total,
  totalPages: Math.ceil(total / 250),
});
