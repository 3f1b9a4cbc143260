import { useModel, useSignals } from '@preact/signals-react/runtime';
import { FlaskConical } from 'lucide';
import { memo, useEffect } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { icon } from '../../../ui/icon/make-icon.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useDryRunTools } from './dry-run-context.ts';
import { useDryRunMessages } from './dry-run-messages.ts';
import { createDryRunModel } from './dry-run-model.ts';
import css from './test-bar.css';

const TestIcon = /* @__PURE__ */ icon(FlaskConical);

/** What opens the test. */
export const TestBar = memo(function TestBar() {
  useSignals();
  useThemedStyles(css);
  const { client } = useHost();
  const { type, insight, facts } = useEditing();
  const { tabs, dryRun: slot, tried, exampleTicket } = useDryRunTools();
  const t = useDryRunMessages();
  const dryRun = useModel(() =>
    createDryRunModel({ client, type, automation: insight.automation, facts, given: exampleTicket }),
  );
  useEffect(() => {
    slot.value = dryRun;
    return () => {
      slot.value = undefined;
      tried.value = undefined;
    };
  }, [slot, tried, dryRun]);
  return (
    <div className="test-bar">
      <Button size="small" icon={TestIcon} onClick={() => tabs.show('test')}>
        {t('open')}
      </Button>
    </div>
  );
});
