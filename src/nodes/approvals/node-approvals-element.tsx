/** The view of `<rmm-node-approvals>`: how new nodes are treated, and those that asked, in tabs. Source: spec 002 §2.9 and §4. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import {
  type ApprovalMode,
  type ApprovalTab,
  approvalModes,
  approvalsOf,
  approvalTabs,
  nodeApprovalsSlice,
} from '../../console/approvals/node-approvals-slice.ts';
import { securityProviderSlice } from '../../console/integrations/security-provider-slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import { useHost, useMessages, useMethods, useNumber } from '../../host/use-host.ts';
import { Failure } from '../../ui/faces/failure.tsx';
import { Lost } from '../../ui/faces/lost.tsx';
import { late } from '../../ui/late.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { RecordPage } from '../../ui/record-list/record-page.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { ApprovalTable } from './approval-table.tsx';
import { approvalsMessages } from './approvals-messages.ts';
import { type ApprovalsModel, createApprovals } from './approvals-model.ts';
import type { DecisionDialogProps } from './decision-dialog.tsx';
import css from './node-approvals.css';
import type { nodeApprovalsDefinition } from './node-approvals-definition.ts';
import type { SecurityTabProps } from './security-tab.tsx';
import { useDecisions } from './use-decisions.ts';

const DecisionDialog = late<DecisionDialogProps>(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

const SecurityTab = late<SecurityTabProps>(async () => (await import('./security-tab.tsx')).SecurityTab);

/** `<rmm-node-approvals>` */
export function NodeApprovalsElement() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(approvalsMessages);
  const { configuration } = useHost<typeof nodeApprovalsDefinition>();
  const isReadOnly = configuration.value.permissions.canManageNodes === false;
  return (
    <RecordPage label={t('label')} readOnlyNote={isReadOnly ? t('readOnly') : undefined} framed>
      <Approvals isReadOnly={isReadOnly} />
    </RecordPage>
  );
}

function Approvals({ isReadOnly }: { isReadOnly: boolean }) {
  useSignals();
  const t = useMessages(approvalsMessages);
  const { client, configuration } = useHost<typeof nodeApprovalsDefinition>();
  const model = useModel(() =>
    createApprovals({
      client,
      approvals: pageSlice(nodeApprovalsSlice, configuration.peek()),
      security: pageSlice(securityProviderSlice, configuration.peek()),
    }),
  );
  useMethods<typeof nodeApprovalsDefinition>({ refresh: model.refresh });
  const decisions = useDecisions(model);
  const lost = model.lost.value;

  if (lost && model.entries.value === undefined)
    return <Failure error={lost.error} title={t('loadFailed')} onRetry={model.retry} />;
  return (
    <>
      <ModeChoice model={model} isReadOnly={isReadOnly} onChoose={(mode) => void decisions.setMode(mode)} />
      {lost && <Lost error={lost.error} title={t('lost')} onRetry={model.retry} />}
      <ApprovalTabs model={model} isReadOnly={isReadOnly} onAct={decisions.decide} />
      {decisions.question && (
        <DecisionDialog question={decisions.question} onConfirm={decisions.confirm} onClose={decisions.close} />
      )}
    </>
  );
}

interface ModeChoiceProps {
  model: ApprovalsModel;
  isReadOnly: boolean;
  onChoose(mode: ApprovalMode): void;
}

function ModeChoice({ model, isReadOnly, onChoose }: ModeChoiceProps) {
  useSignals();
  const t = useMessages(approvalsMessages);
  const mode = model.mode.value;
  return (
    <RadioGroup
      label={t('mode.label')}
      hint={t(mode === 'AUTOMATIC' ? 'mode.automaticHint' : 'mode.manualHint')}
      arrangement="row"
      readOnly={isReadOnly}
      disabled={model.entries.value === undefined}
      options={approvalModes.toReversed().map((value) => ({ value, label: t(`mode.${value}`) }))}
      value={mode}
      onChange={(value) => onChoose(value as ApprovalMode)}
    />
  );
}

type TabsProps = Omit<Parameters<typeof ApprovalTable>[0], 'tab'>;

function ApprovalTabs(props: TabsProps) {
  useSignals();
  const t = useMessages(approvalsMessages);
  const numberText = useNumber();
  const { model } = props;
  const entries = model.entries.value ?? [];
  const waiting = approvalsOf(entries, 'pending').length;
  return (
    <Tabs
      label={t('tabs.label')}
      active={model.tab.value}
      onChange={(tab) => model.showTab(tab as ApprovalTab)}
      tabs={approvalTabs.map((tab) => ({
        id: tab,
        label: t(`tabs.${tab}`),
        ...(tab === 'pending' && waiting > 0 && { badge: numberText(waiting) }),
        renderer: () =>
          tab === 'security' ? (
            <SecurityTab registrationStatus={model.registrationStatus.value} />
          ) : (
            <ApprovalTable {...props} tab={tab} />
          ),
      }))}
    />
  );
}
