/** Which organizations would be mapped to what, each with a tick; nothing is saved before Auto Map. Source: spec 002 §2.4. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { useFailureText } from '../../../ui/form/use-failure-text.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { psaMessages } from '../../psa-messages.ts';
import type { AutoMapPreview } from '../../psa-shapes.ts';
import { type AutoMapModel, createAutoMap } from '../model/auto-map-model.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import { AmbiguousList, MatchList } from './auto-map-lists.tsx';
import css from './bench-dialog.css';
import type { BenchDialogProps } from './bench-dialogs.ts';
import { PreviewWait } from './preview-wait.tsx';

export function AutoMapDialog({ source, bench, onDone, onClose }: BenchDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const model = useModel(() =>
    createAutoMap({ source, bench, onSaved: (count) => onDone(tBench('autoMap.done', { count })) }),
  );
  const state = model.preview.value;
  const preview = valueIn(state);
  const error = useFailureText(model.failure.value);
  const isSaving = model.isSaving.value;
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog
      title={t('autoMap.title')}
      size="wide"
      initialFocus="title"
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isSaving}>
            {t('autoMap.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={model.count.value === 0}
            busy={isSaving}
            onClick={() => void model.save()}
          >
            {t('autoMap.submit')}
          </Button>
        </>
      }
    >
      <div className="bench-dialog">
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        {state.status === 'loading' && <PreviewWait progress={model.progress.value} />}
        {state.status === 'failed' && (
          <Failure error={state.error} title={tBench('autoMap.failed')} onRetry={model.retry} />
        )}
        {preview && <Proposals model={model} preview={preview} provider={source.provider} />}
      </div>
    </Dialog>
  );
}

interface ProposalsProps {
  model: AutoMapModel;
  preview: AutoMapPreview;
  provider: BenchDialogProps['source']['provider'];
}

function Proposals({ model, preview: { matches, ambiguous }, provider }: ProposalsProps) {
  useSignals();
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  if (matches.length + ambiguous.length === 0)
    return <EmptyState title={tBench('autoMap.none')} text={tBench(`autoMap.noneText.${provider}`)} />;
  const tabs = [
    {
      id: 'matches',
      label: tBench('autoMap.matches', { count: matches.length }),
      disabled: matches.length === 0,
      renderer: () => <MatchList model={model} matches={matches} />,
    },
    {
      id: 'ambiguous',
      label: tBench('autoMap.ambiguous', { count: ambiguous.length }),
      disabled: ambiguous.length === 0,
      renderer: () => <AmbiguousList model={model} ambiguous={ambiguous} provider={provider} />,
    },
  ];
  return (
    <>
      <p className="bench-dialog-count" role="status">
        {t('autoMap.organizations', { count: model.count.value })}
      </p>
      <Tabs label={t('autoMap.title')} tabs={tabs} />
    </>
  );
}
