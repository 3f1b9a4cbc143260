import { useModel, useSignals } from '@preact/signals-react/runtime';
import { FlaskConical } from 'lucide';
import { memo, useEffect, useEffectEvent } from 'react';
import { draftOwner } from '../../../host/drafts/draft-owner.ts';
import { createDraftStore } from '../../../host/drafts/draft-store.ts';
import { useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { HistoryIcon } from '../../../ui/icon/icon.tsx';
import { icon } from '../../../ui/icon/make-icon.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useEditing } from '../editing/editing-context.ts';
import { type DryRun, useDryRunTools } from './dry-run-context.ts';
import { useDryRunMessages } from './dry-run-messages.ts';
import { createDryRunModel } from './dry-run-model.ts';
import { createExampleBook, type ExampleBook } from './example-book.ts';
import { exampleDraftKind } from './example-draft.ts';
import { keepExamples } from './keep-examples.ts';
import { createMatchingTickets } from './matching-tickets.ts';
import css from './test-bar.css';
import { hasHistory } from './tool-tabs.ts';

const TestIcon = /* @__PURE__ */ icon(FlaskConical);

/** What opens the test, and what the rule's examples say of it, whichever tab is shown. */
export const TestBar = memo(function TestBar() {
  useSignals();
  const dryRun = useDryRun();
  useThemedStyles(css);
  const { type } = useEditing();
  const { tabs, automationId } = useDryRunTools();
  const t = useDryRunMessages();
  useKeptExamples(dryRun.examples);
  const count = dryRun.examples.judged.value.length;
  const expected = dryRun.examples.asExpected.value;
  return (
    <div className="test-bar">
      {count > 0 && (
        <p className={expected === count ? 'test-bar-count' : 'test-bar-count test-bar-count-wrong'} role="status">
          {t('examples.count', { count, expected })}
        </p>
      )}
      <Button size="small" icon={TestIcon} onClick={() => tabs.show('test')}>
        {t('open')}
      </Button>
      {automationId !== undefined && hasHistory(type) && (
        <Button size="small" icon={HistoryIcon} onClick={() => tabs.show('history')}>
          {t('openHistory')}
        </Button>
      )}
    </div>
  );
});

/**
 * Those of a new automation are kept in the browser until it is there, and go to the server then: also while the editor
 * closes.
 */
function useKeptExamples(examples: ExampleBook): void {
  const { ended, draftId } = useDryRunTools();
  const { type } = useEditing();
  const { report, configuration } = useHost();
  const { show } = useNotices();
  const t = useDryRunMessages();
  const { key: owner } = draftOwner(configuration.value);
  const id = draftId(type);
  const notKept = useEffectEvent((error: unknown) => {
    report(error);
    show(t('examples.notKept'), 'warning');
  });
  useEffect(() => {
    if (id === undefined) return;
    return keepExamples({
      examples,
      store: createDraftStore({ kind: exampleDraftKind, owner, id }),
      ended,
      onFailure: (error) => notKept(error),
    });
  }, [examples, ended, owner, id]);
}

/** Lives as long as the bar: the tab may not have been opened yet. */
function useDryRun(): DryRun {
  const { client } = useHost();
  const { type, insight, facts } = useEditing();
  const { automationId, copiedFrom, exampleTicket, dryRun: slot, tried } = useDryRunTools();
  const { automation } = insight;
  const model = useModel(() => createDryRunModel({ client, type, automation, facts, given: exampleTicket }));
  const { ruleFacts } = model;
  const examples = useModel(() => createExampleBook({ client, type, automationId, copiedFrom, automation, ruleFacts }));
  const matching = useModel(() => createMatchingTickets({ client, type, automation }));
  useEffect(() => {
    slot.value = { model, examples, matching };
    return () => {
      slot.value = undefined;
      tried.value = undefined;
    };
  }, [slot, tried, model, examples, matching]);
  return { model, examples, matching };
}
