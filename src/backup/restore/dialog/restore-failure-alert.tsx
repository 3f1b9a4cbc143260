import { useSignals } from '@preact/signals-react/runtime';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { restoreMessages } from '../messages.ts';
import type { RestoreModel } from '../restore-model.ts';
import { listed } from './preflight-note.tsx';

/** Why there is no job; what was entered is still there. */
export function RestoreFailureAlert({ model }: { model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const failure = model.failure.value;
  if (!failure) return null;
  if (failure.is === 'absent') {
    return (
      <InlineAlert tone="danger">
        {t('failure.absent', { names: listed(failure.names, t), date: format.dateTime(failure.date) })}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="danger" title={t(`failure.${failure.is}`)}>
      {failureText(failure.error)} {failure.is === 'refused' && failure.isUncertain && t('failure.uncertain')}
    </InlineAlert>
  );
}
