import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useState } from 'react';
import { createResource } from '../../../base/resource/resource.ts';
import { failureIn, valueIn } from '../../../base/resource/resource-state.ts';
import { visibleLines } from '../../../base/visible.ts';
import { useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FailureWords } from '../../../ui/late-faces.tsx';
import { attachmentCountLimit, diagnosticsFileName } from '../../ticket-terms.ts';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';

/** Nothing about the page goes that its user could not read first. */
export function DiagnosticsField({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const hasDiagnostics = model.form.field('hasDiagnostics').value.value;
  const isFull = model.files.isFull.value;
  return (
    <div className="ticket-diagnostics">
      <div className="ticket-diagnostics-line">
        <Checkbox
          label={t('diagnostics.add')}
          checked={hasDiagnostics}
          // They are one of the files.
          disabledReason={isFull && !hasDiagnostics ? t('files.full', { maxFiles: attachmentCountLimit }) : undefined}
          disabled={model.isSubmitting.value}
          onChange={(isOn) => model.set('hasDiagnostics', isOn)}
        />
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('diagnostics.hide') : t('diagnostics.show')}
        </Button>
      </div>
      <p className="ticket-note ticket-diagnostics-hint">{t('diagnostics.hint', { file: diagnosticsFileName })}</p>
      <div id={id} hidden={!isShown}>
        {isShown && <DiagnosticsText model={model} />}
      </div>
    </div>
  );
}

/** As it would be sent now. */
function DiagnosticsText({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const { report } = useHost();
  const reading = useModel(() => createResource<void, string>({ read: () => model.diagnostics(), onFailure: report }));
  useEffect(() => reading.ask(), [reading]);
  const state = reading.state.value;
  const failure = failureIn(state);
  if (failure) return <FailureWords error={failure.error} onRetry={reading.retry} />;
  const text = valueIn(state);
  return (
    <pre
      className="ticket-diagnostics-text"
      role="region"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus, so that a keyboard can read it
      tabIndex={0}
      dir="ltr"
      aria-label={t('diagnostics.text')}
      aria-busy={text === undefined}
    >
      {text && visibleLines(text)}
    </pre>
  );
}
