/** The bill of a month, that of the month before, and what is other in it. */
import { computed, createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { previewBill } from '../bill-contract.ts';
import { type BillChanges, billChanges } from './bill-changes.ts';
import type { Bill } from './bill-types.ts';
import { monthFrom } from './months.ts';
import type { BillChoice } from './product-bill-definition.ts';

export interface BillQuestion extends BillChoice {
  /** Products that the organization does not have. */
  readonly tried: readonly string[];
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<Bill>>;
  /** Undefined as long as, or where, the month before is not known. */
  readonly changes: ReadonlySignal<BillChanges | undefined>;
  /** Of the same organization, what is shown stays until the answer is there. */
  ask(question: BillQuestion): void;
  /** Nothing is chosen. */
  reset(): void;
  retry(): void;
  refresh(): Promise<void>;
}
export type BillModel = Model<Shape>;

export function createBill(client: HttpClient): BillModel {
  return new (createModel<Shape>(() => billModel(client)))();
}

function billModel(client: HttpClient): Shape {
  let asked: BillQuestion | undefined;
  const read = ({ clientId, month, tried }: BillQuestion, signal: AbortSignal) => {
    const body = {
      clientId,
      ...(month !== undefined && { month }),
      ...(tried.length > 0 && { alsoProductIds: [...tried] }),
    };
    return client.call(previewBill, { params: {}, body }, { signal });
  };
  /** Nobody waits for it: without it there is only nothing to compare with. */
  const before = createResource<BillQuestion, Bill>({ read });
  const bill = createResource<BillQuestion, Bill>({
    read,
    onAnswer({ month }) {
      if (asked) before.ask({ ...asked, month: monthFrom(month, -1) });
    },
  });

  return {
    state: bill.state,
    changes: computed(() => {
      const [now, then] = [bill.state.value, before.state.value].map((state) => valueIn(state));
      return now && then && then.month === monthFrom(now.month, -1) ? billChanges(now, then) : undefined;
    }),
    ask(question) {
      const keepsValue = question.clientId === asked?.clientId;
      asked = question;
      before.reset();
      bill.ask(question, { keepsValue });
    },
    reset() {
      asked = undefined;
      before.reset();
      bill.reset();
    },
    retry: bill.retry,
    async refresh() {
      bill.refresh();
      await bill.settled();
    },
  };
}
