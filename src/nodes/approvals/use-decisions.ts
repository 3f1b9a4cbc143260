/** What a person decides: told to the page before it is sent, asked about where something would be lost, and told when done. */
import { useState } from 'react';
import { visible } from '../../base/visible.ts';
import type { ApprovalMode, NodeApproval } from '../../console/approvals/node-approvals-slice.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { approvalsMessages } from './approvals-messages.ts';
import type { ApprovalAction, ApprovalsModel } from './approvals-model.ts';
import type { ApprovalChange, nodeApprovalsDefinition } from './node-approvals-definition.ts';

export interface Question {
  readonly action: 'reject' | 'clear';
  readonly nodes: readonly NodeApproval[];
}

export interface Decisions {
  /** What is to be confirmed. */
  readonly question: Question | undefined;
  decide(action: ApprovalAction, nodes: readonly NodeApproval[]): void;
  /** The question is answered with yes; rejects where it was not done. */
  confirm(question: Question, press: Press): Promise<void>;
  close(): void;
  setMode(mode: ApprovalMode, press?: Press): Promise<void>;
}

export function useDecisions(model: ApprovalsModel): Decisions {
  const t = useMessages(approvalsMessages);
  const { emit, request } = useHost<typeof nodeApprovalsDefinition>();
  const { show } = useNotices();
  const reasonOf = useFailureText();
  const [question, setQuestion] = useState<Question>();

  const values = (nodes: readonly NodeApproval[]) => ({
    count: nodes.length,
    name: visible(nodes[0]?.displayName ?? ''),
  });
  const retry = (onPress: () => void) => ({ tone: 'danger' as const, action: { label: t('retry'), onPress } });
  const changeOf = (action: ApprovalAction, nodes: readonly NodeApproval[]): ApprovalChange => ({
    action,
    ids: nodes.map(({ id }) => id),
  });

  /** What the page does by itself it tells by itself, unless it responds with its work. */
  async function asked(change: ApprovalChange, work: () => Promise<void>): Promise<boolean> {
    const answer = request('rmm-approval-request', change);
    if (answer === false) return false;
    await (answer === true ? work() : answer);
    return true;
  }

  async function send(action: ApprovalAction, nodes: readonly NodeApproval[], press: Press): Promise<void> {
    const change = changeOf(action, nodes);
    const ids = nodes.map(({ id }) => id);
    if (!(await asked(change, () => model.act(action, ids, press)))) return;
    show(t(nodes.length === 1 ? `done.${action}` : `doneSeveral.${action}`, values(nodes)));
    emit('rmm-approvals-changed', change);
  }

  async function sendAtOnce(action: 'approve' | 'reject', nodes: readonly NodeApproval[], press: Press = {}) {
    try {
      await send(action, nodes, press);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) return;
      const again = retry(() => void sendAtOnce(action, nodes, press));
      const key = nodes.length === 1 ? (`failed.${action}` as const) : (`failedSeveral.${action}` as const);
      show(t(key, { ...values(nodes), reason }), again);
    }
  }

  return {
    question,
    decide(action, nodes) {
      if (nodes.length === 0) return;
      const isApproved = nodes.some(({ approvalStatus }) => approvalStatus === 'APPROVED');
      if (action === 'clear' || (action === 'reject' && isApproved)) setQuestion({ action, nodes });
      else void sendAtOnce(action, nodes);
    },
    async confirm({ action, nodes }, press) {
      await send(action, nodes, press);
      setQuestion(undefined);
    },
    close: () => setQuestion(undefined),
    async setMode(mode, press = {}) {
      const change = { action: 'setMode', mode } as const;
      try {
        if (!(await asked(change, () => model.setMode(mode, press)))) return;
        show(t(`mode.saved.${mode}`));
        emit('rmm-approvals-changed', change);
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== undefined)
          show(
            t('mode.failed', { reason }),
            retry(() => void this.setMode(mode, press)),
          );
      }
    },
  };
}
