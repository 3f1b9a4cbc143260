import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent, useMemo } from 'react';
import { isDeclined } from '../../../host/failure-text.ts';
import type { RequestAnswer } from '../../../host/request-event.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useHost } from '../../../host/use-host.ts';
import { Faces } from '../../../ui/faces/faces.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { FormTabbedDialog } from '../../../ui/tabbed-dialog/form-tabbed-dialog.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { UnsavedPrompt } from '../../unsaved/unsaved-prompt.tsx';
import type { RulesetSaveOrder, SavedRuleset } from '../ruleset-events.ts';
import { useRulesetMessages } from '../ruleset-messages.ts';
import { createRulesetSession } from '../ruleset-session.ts';
import type { RulesetType } from '../ruleset-types.ts';
import css from './ruleset.css';
import { RulesetContext } from './ruleset-context.ts';
import { rulesetTabs } from './ruleset-tabs.tsx';

export interface RulesetDialogProps {
  type: RulesetType;
  /** Of the one that is edited; undefined: one is created. */
  id: string | undefined;
  readOnly: boolean;
  onRequest(order: RulesetSaveOrder): RequestAnswer;
  onSaved(saved: SavedRuleset): void;
  onClose(reason: 'escape' | 'backdrop' | 'button' | 'done'): void;
}

/** One ticket ruleset: opened, edited, saved. Source: spec 001 §2.2. */
export function RulesetDialog({ type, id, readOnly: isOnlyShown, onRequest, onSaved, onClose }: RulesetDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useRulesetMessages();
  const { client, configuration } = useHost();
  const failureText = useFailureText();
  const request = useEffectEvent(onRequest);
  const saved = useEffectEvent(onSaved);
  const session = useModel(() =>
    createRulesetSession({
      client,
      type,
      id,
      onSaveRequest: (order) => request(order),
      onSaved: (ruleset) => saved(ruleset),
    }),
  );
  // The specification names no such right, so nobody lacks it unless the host says so; the server decides in the end.
  const isDenied = configuration.value.permissions.canManageTicketingAutomations === false;
  const readOnly = isOnlyShown || isDenied;
  const editing = useMemo(() => ({ session, readOnly }), [session, readOnly]);
  const state = session.state.value;
  const mode = readOnly ? 'view' : id === undefined ? 'add' : 'edit';

  return (
    <FormTabbedDialog
      title={t(`titles.${mode}.${session.type.value}`)}
      form={session.form}
      readOnly={readOnly}
      canSubmit={state.status === 'ready'}
      notice={
        isDenied && (
          <div className="ruleset-notice">
            <InlineAlert>{t(id === undefined ? 'denied.create' : 'denied.change')}</InlineAlert>
          </div>
        )
      }
      submitLabel={t(id === undefined ? 'create' : 'save')}
      error={problem(session.form.failure.value)}
      unsaved={{
        whenLeaving: true,
        wouldLose: () => !readOnly && session.wouldLose(),
        renderPrompt: (answers) => <UnsavedPrompt {...answers} />,
      }}
      tabs={rulesetTabs(session.type.value).map(({ label, renderer, ...tab }) => ({
        ...tab,
        label: t(label),
        marksAtOnce: true,
        renderer: () => (
          <Faces
            state={state}
            skeleton={<SkeletonLines count={6} className="ruleset-skeleton" />}
            failedTitle={t('errors.initialData')}
            onRetry={session.retry}
          >
            {() => <RulesetContext value={editing}>{renderer()}</RulesetContext>}
          </Faces>
        ),
      }))}
      onSubmitted={() => onClose('done')}
      onClose={onClose}
    />
  );

  /** In the words of the document, and why. Source: spec 001 §8. */
  function problem(error: unknown): string | undefined {
    if (error === undefined || isDeclined(error)) return undefined;
    const general = t(id === undefined ? 'errors.saving' : 'errors.updating');
    const why = failureText(error);
    return why === undefined ? general : `${general}. ${why}`;
  }
}
