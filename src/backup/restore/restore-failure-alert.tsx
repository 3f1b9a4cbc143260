import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useFormat, useMessages } from '../../host/use-host.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useCallFailureText } from '../jobs/use-call-failure-text.ts';
import { restoreMessages } from './messages.ts';
import type { RestoreModel } from './restore-model.ts';

/** Why there is no job; what was entered is still there. */
export function RestoreFailureAlert({ model }: { model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const format = useFormat();
  const failureText = useCallFailureText();
  const box = useRef<HTMLDivElement>(null);
  const failure = model.failure.value;
  // The form is longer than its window, and the button that was pressed is always in sight.
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={box}>
      {failure.is === 'absent' ? (
        <InlineAlert tone="danger">
          {t('failure.absent', { names: failure.names.join(', '), date: format.dateTime(failure.date) })}
        </InlineAlert>
      ) : (
        <InlineAlert tone="danger" title={t(`failure.${failure.is}`)}>
          {failureText(failure.error)} {failure.is === 'refused' && failure.isUncertain && t('failure.uncertain')}
        </InlineAlert>
      )}
    </div>
  );
}
