import { effect, signal } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { failureIn } from '../../../base/resource/resource-state.ts';
import { getTicketAttributes } from '../../../directory/ticketing-contract.ts';
import { CallError } from '../../../host/http/call-error.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import type { RequestAnswer } from '../../../host/request-event.ts';
import { useHost } from '../../../host/use-host.ts';
import { Faces } from '../../../ui/faces/faces.tsx';
import { createFormModel } from '../../../ui/form/form-model.ts';
import type { DraftKeeper } from '../../../ui/form-draft/draft-keeper.ts';
import { useDraftGate } from '../../../ui/form-draft/use-draft-gate.ts';
import { late, Nothing } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { FormTabbedDialog } from '../../../ui/tabbed-dialog/form-tabbed-dialog.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { AutomationType } from '../../terms/automation.ts';
import type { AutomationDraftProps } from '../draft/automation-draft.tsx';
import { DryRunContext, type DryRunTools } from '../dry-run/dry-run-context.ts';
import { createToolTabs } from '../dry-run/tool-tabs.ts';
import { type Editing, EditingContext } from '../editing/editing-context.ts';
import { useEditorMessages } from '../editing/editor-messages.ts';
import type { EditorMode, SavedAutomation, SaveOrder } from '../editor-types.ts';
import { draftIdOf } from '../model/automation-draft-kind.ts';
import { createAutomationSession } from '../model/automation-session.ts';
import { emptyAutomation, isSentAlike } from '../model/automation-values.ts';
import { createChannelList } from '../model/channel-list.ts';
import { createNameBook } from '../model/name-book.ts';
import type { ReadOnlyTabProps } from '../reading/read-only-tab.tsx';
import css from './automation-dialog.css';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import { editorTabs } from './editor-tabs.tsx';
import type { SaveProblemTextProps } from './save-problem.tsx';
import type { UnsavedRulePromptProps } from './unsaved-rule-prompt.tsx';

export interface AutomationDialogProps {
  /** Of what is created. */
  type: AutomationType | undefined;
  mode: EditorMode;
  /** Of the one that is edited or copied. */
  id: string | undefined;
  /** A ticket of the page's, to try the rule on. */
  exampleTicket: unknown;
  onRequest(order: SaveOrder): RequestAnswer;
  onSaved(saved: SavedAutomation): void;
  onClose(reason: 'escape' | 'backdrop' | 'button' | 'done'): void;
}

/** One automation, response template or board: opened, edited, saved. Source: spec 001 §2.1 and §4.1. */
export function AutomationDialog({
  type: wanted,
  mode,
  id,
  exampleTicket,
  onRequest,
  onSaved,
  onClose,
}: AutomationDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useEditorMessages();
  const { client, configuration, report } = useHost();
  const { show } = useNotices();
  const request = useEffectEvent(onRequest);
  const saved = useEffectEvent(onSaved);
  const channels = useModel(() => createChannelList(client));
  const tabs = useModel(createToolTabs);
  const [tools] = useState<DryRunTools>(() => {
    return {
      tabs,
      automationId: mode === 'edit' ? id : undefined,
      copiedFrom: mode === 'copy' ? id : undefined,
      exampleTicket,
      dryRun: signal(undefined),
      tried: signal(undefined),
      draftId: (one) => (mode === 'edit' ? undefined : draftIdOf(mode, id, one)),
      ended: signal(undefined),
    };
  });
  const [names] = useState(() => createNameBook(client, channels));
  const session = useModel(() => {
    return createAutomationSession({
      client,
      type: wanted,
      mode,
      id,
      lookup: names.lookup,
      numericMaximum: () => configuration.value.ticketing.numericMaximum,
      onSaveRequest: (order) => request(order),
      onSaved(automation) {
        tools.ended.value = { savedAs: automation.id };
        // Saved before the code has come that takes them along.
        if (!tools.dryRun.peek()) void takeExamplesAlong(automation.id);
        saved(automation);
      },
    });
  });
  const takeExamplesAlong = useEffectEvent(async (to: string | undefined) => {
    if (tools.copiedFrom === undefined || to === undefined) return;
    try {
      const { copyExamples } = await fetchCode(() => import('../dry-run/example-calls.ts'));
      await copyExamples(client, tools.copiedFrom, to);
    } catch (error) {
      report(error);
      show(t('examplesNotCopied'), 'warning');
    }
  });
  const waiting = useModel(() => createFormModel({ initial: emptyAutomation, check: () => [], onSubmit: () => false }));
  const editor = session.editor.value;
  const insight = session.insight.value;
  const type = session.type.value;
  // The specification names no such right, so nobody lacks it unless the host says so; the server decides in the end.
  const isReadOnly = configuration.value.permissions.canManageTicketingAutomations === false;
  const keeper = useRef<DraftKeeper>(undefined);
  const draft = useDraftGate(editor !== undefined);
  const isSystem = type === 'BOARD' && session.isSystem.value;
  const { facts, state } = session;
  const editing = useMemo<Editing | undefined>(
    () => type && editor && insight && { type, isSystem, isReadOnly, editor, facts, insight, channels },
    [type, isSystem, isReadOnly, editor, facts, insight, channels],
  );
  const problem = session.problem.value;

  useEffect(() => {
    if (!insight) return;
    return effect(() => names.want(insight.settled.value, facts.value));
  }, [insight, facts, names]);

  const within = (children: ReactNode) =>
    editing && (
      <EditingContext value={editing}>
        <DryRunContext value={tools}>{children}</DryRunContext>
      </EditingContext>
    );
  const form = editor?.form ?? waiting;
  return (
    <>
      <FormTabbedDialog
        size="wide"
        title={t(type ? `titles.${isReadOnly ? 'view' : mode === 'edit' ? 'edit' : 'add'}.${type}` : 'titles.unknown')}
        form={form}
        canSubmit={editing !== undefined}
        readOnly={isReadOnly}
        notice={
          !isReadOnly && (
            <AutomationDraft
              session={session}
              mode={mode}
              id={id}
              onKeeper={(one) => {
                keeper.current = one;
              }}
              onRead={draft.open}
            />
          )
        }
        submitLabel={t(mode === 'edit' ? 'save' : 'create')}
        error={
          problem && problem.is !== 'outdated' && type ? <SaveProblemText problem={problem} type={type} /> : undefined
        }
        activeTab={tabs.active.value}
        onTabChange={tabs.went}
        summary={within(<RuleSummary />) ?? <SummaryPlace hasFailed={failureIn(state.value) !== undefined} />}
        unsaved={{
          whenLeaving: true,
          wouldLose: ({ initial, values }) =>
            !isReadOnly && type !== undefined && !isSentAlike(initial.value, values.value, type),
          renderPrompt: (answers) => within(<UnsavedRulePrompt {...answers} />),
        }}
        tabs={editorTabs(type, isSystem, tabs.opened.value).map(({ label, renderer, isTool, ...tab }) => ({
          ...tab,
          label: t(label),
          renderer: () => (
            <Faces
              state={isReadOnly || draft.isOpen || editor === undefined ? state.value : loading}
              skeleton={<SkeletonLines count={6} className="editor-skeleton" />}
              failedTitle={t(isOfAttributes(failureIn(state.value)?.error) ? 'attributesFailed' : 'failed')}
              onRetry={session.retry}
            >
              {() => within(isReadOnly && !isTool ? <ReadOnlyTab tab={tab.id} isNew={mode !== 'edit'} /> : renderer())}
            </Faces>
          ),
        }))}
        onSubmitted={() => {
          keeper.current?.end('sent');
          onClose('done');
        }}
        onClose={(reason) => {
          keeper.current?.end('discarded');
          tools.ended.value ??= { savedAs: undefined };
          onClose(reason);
        }}
      />
      {problem?.is === 'outdated' &&
        within(
          <ConflictDialog
            theirs={problem.theirs}
            onTakeTheirs={session.takeTheirs}
            onKeepOwn={session.keepOwn}
            onClose={session.dismiss}
          />,
        )}
    </>
  );
}

const loading = { status: 'loading' } as const;

/** Where the sentence is going to stand, unless there is nothing to say one of. */
function SummaryPlace({ hasFailed = false }) {
  return <div className="editor-summary-place">{!hasFailed && <Skeleton width="44%" />}</div>;
}

/** Source: spec 001 §8, which has words of its own for them. */
const isOfAttributes = (error: unknown) => error instanceof CallError && error.endpoint === getTicketAttributes.name;

// What is said of the rule comes once there is something to say: its words, and those of what it is made of.
const RuleSummary = late<object>(async () => (await import('./rule-summary.tsx')).RuleSummary, SummaryPlace, {
  isQuiet: true,
});
const ReadOnlyTab = late<ReadOnlyTabProps>(async () => (await import('../reading/read-only-tab.tsx')).ReadOnlyTab);
// Nobody waits for it: what was not saved is offered once its code has come.
const AutomationDraft = late<AutomationDraftProps>(
  async () => (await import('../draft/automation-draft.tsx')).AutomationDraft,
  Nothing,
  { isQuiet: true },
);
const SaveProblemText = late<SaveProblemTextProps>(async () => (await import('./save-problem.tsx')).SaveProblemText);
const ConflictDialog = late<ConflictDialogProps>(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
const UnsavedRulePrompt = late<UnsavedRulePromptProps>(
  async () => (await import('./unsaved-rule-prompt.tsx')).UnsavedRulePrompt,
);
