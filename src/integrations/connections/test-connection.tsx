/** Asks what is about to be connected, with what was typed. */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { CallError } from '../../host/http/call-error.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import type { FormModel } from '../../ui/form/form-types.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { issueOf } from '../../ui/record-list/record-session.ts';
import { type TestResult, testIntegration } from '../contract.ts';
import type { IntegrationValues, TestableKind } from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';
import { integrationToWire } from './integration-wire.ts';

export interface TestConnectionProps {
  kind: TestableKind;
  form: FormModel<IntegrationValues>;
}

export function TestConnection({ kind, form }: TestConnectionProps) {
  useSignals();
  const t = useMessages(integrationMessages);
  const { client } = useHost();
  const [tested, setTested] = useState<{ values: IntegrationValues; result: TestResult }>();
  const { run, isBusy, error } = useAttempt(async (press: Press) => {
    const values = form.values.peek();
    setTested(undefined);
    try {
      const body = integrationToWire(kind, values);
      setTested({ values, result: await client.call(testIntegration, { params: { kind }, body }, { press }) });
    } catch (reason) {
      if (!(reason instanceof CallError) || reason.fieldErrors.length === 0) throw reason;
      form.refuse(reason.fieldErrors.map(issueOf));
    }
  });
  // What was found out is true of what was asked with.
  const result = tested?.values === form.values.value ? tested.result : undefined;
  return (
    <div className="integration-test">
      <Button busy={isBusy} onClick={run}>
        {t('test.button')}
      </Button>
      {kind === 'webhook' && <span className="integration-note">{t('test.sends')}</span>}
      {result && (
        <InlineAlert tone={toneOf(result)}>{t(`test.${result.outcome}`, { status: result.status ?? 0 })}</InlineAlert>
      )}
      {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
    </div>
  );
}

function toneOf({ outcome, status }: TestResult) {
  if (outcome === 'accepted') return 'success';
  if (outcome === 'answered') return (status ?? 500) < 400 ? 'success' : 'warning';
  return outcome === 'denied' ? 'warning' : 'danger';
}
