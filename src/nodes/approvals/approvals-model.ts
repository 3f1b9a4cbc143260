/**
 * Nodes that ask to be let in: the page's slice of them, kept true by asking the server again and again, and what a person
 * decides. What the server has done the slice goes through, too, and other tabs with it. Source: spec 002 §4.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type {
  ApprovalMode,
  ApprovalTab,
  NodeApproval,
  nodeApprovalsSlice,
} from '../../console/approvals/node-approvals-slice.ts';
import { IllegalTransition } from '../../console/illegal-transition.ts';
import type { securityProviderSlice } from '../../console/integrations/security-provider-slice.ts';
import type { SliceModel } from '../../console/store/slice-model.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { type Polling, startPolling } from '../../host/updates/polling.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { approveNodes, clearNodeApprovals, listNodeApprovals, rejectNodes, setNodeApprovalMode } from '../contract.ts';

export type ApprovalAction = 'approve' | 'reject' | 'clear';

export interface ApprovalsOptions {
  readonly client: HttpClient;
  readonly approvals: SliceModel<typeof nodeApprovalsSlice>;
  readonly security: SliceModel<typeof securityProviderSlice>;
  /** Whether nobody looks. Default: at the page. */
  readonly isHidden?: ReadonlySignal<boolean>;
}

interface Shape {
  /** Undefined before the server has answered. */
  readonly entries: ReadonlySignal<readonly NodeApproval[] | undefined>;
  /** As it is chosen, also while that is being saved. */
  readonly mode: ReadonlySignal<ApprovalMode>;
  readonly tab: ReadonlySignal<ApprovalTab>;
  readonly registrationStatus: ReadonlySignal<string>;
  /** Of nodes that are being decided. */
  readonly busy: ReadonlySignal<ReadonlySet<string>>;
  readonly lost: Polling['failure'];
  retry(): void;
  /** Resolves when the server has answered, or not. */
  refresh(): Promise<void>;
  showTab(tab: ApprovalTab): void;
  /** Rejects with what the server refused, and then shows what is so now. */
  act(action: ApprovalAction, ids: readonly string[], press: Press): Promise<void>;
  setMode(mode: ApprovalMode, press: Press): Promise<void>;
}
export type ApprovalsModel = Model<Shape>;

export function createApprovals(options: ApprovalsOptions): ApprovalsModel {
  return new (createModel<Shape>(() => approvalsModel(options)))();
}

/** Milliseconds. */
const times = { visible: 5_000, hidden: 60_000, backOff: 2_000, longestBackOff: 60_000 };

function approvalsModel({ client, approvals, security, isHidden }: ApprovalsOptions): Shape {
  const isLoaded = signal(false);
  const busy = signal<ReadonlySet<string>>(new Set());
  const chosenMode = signal<ApprovalMode | undefined>(undefined);
  const lifetime = new AbortController();
  const waiting: (() => void)[] = [];
  effect(() => () => {
    lifetime.abort();
    settle();
  });

  const polling = startPolling({
    times,
    ...(isHidden && { isHidden }),
    read: (signal) => client.call(listNodeApprovals, { params: {} }, { signal }),
    take({ approvals: entries, mode, registrationStatus: status }) {
      const shown = approvals.state.peek();
      // What is no news is told to nobody: other tabs ask by themselves.
      if (!isSameValue(shown.entries, entries)) approvals.change('load', entries);
      if (shown.mode !== mode) approvals.change('setMode', mode);
      if (status && status !== security.state.peek().registrationStatus)
        security.change('setRegistrationStatus', status);
      isLoaded.value = true;
      settle();
      return 'again';
    },
    failed() {
      settle();
      return 'again';
    },
  });

  function settle(): void {
    for (const resolve of waiting.splice(0)) resolve();
  }

  /** The page's slice may be a few seconds behind the server: what it cannot follow is asked anew. */
  function follow(transition: () => void): void {
    try {
      transition();
    } catch (error) {
      if (!(error instanceof IllegalTransition)) throw error;
    }
  }

  async function send(action: ApprovalAction, ids: readonly string[], press: Press): Promise<void> {
    const call = { params: {}, body: { ids: [...ids] } };
    const options = { signal: lifetime.signal, press };
    if (action === 'clear') {
      await client.call(clearNodeApprovals, call, options);
      follow(() => approvals.change('clear', ids));
      return;
    }
    const endpoint = action === 'approve' ? approveNodes : rejectNodes;
    const [decided] = (await client.call(endpoint, call, options)).approvals;
    if (decided === undefined) return;
    const { approvalStatusByAppUserId: id, approvalStatusByAppUserName: name, approvalStatusTime } = decided;
    follow(() => approvals.change(action, ids, { id, name, time: approvalStatusTime ?? Date.now() }));
  }

  return {
    entries: computed(() => (isLoaded.value ? approvals.state.value.entries : undefined)),
    mode: computed(() => chosenMode.value ?? approvals.state.value.mode),
    tab: computed(() => approvals.state.value.tab),
    registrationStatus: computed(() => security.state.value.registrationStatus),
    busy,
    lost: polling.failure,
    retry: () => polling.now(),
    refresh() {
      return new Promise((resolve) => {
        waiting.push(resolve);
        polling.now();
      });
    },
    showTab: (tab) => approvals.change('showTab', tab),

    async act(action, ids, press) {
      busy.value = new Set([...busy.peek(), ...ids]);
      try {
        await send(action, ids, press);
      } finally {
        busy.value = new Set([...busy.peek()].filter((id) => !ids.includes(id)));
        if (!lifetime.signal.aborted) polling.now();
      }
    },

    async setMode(mode, press) {
      chosenMode.value = mode;
      try {
        const body = { mode };
        const saved = await client.call(setNodeApprovalMode, { params: {}, body }, { signal: lifetime.signal, press });
        approvals.change('setMode', saved.mode);
      } finally {
        chosenMode.value = undefined;
        if (!lifetime.signal.aborted) polling.now();
      }
    },
  };
}
