import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useFormat } from '../../host/use-format.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { deletionMessages } from './deletion-messages.ts';
import type { PlanDeletion } from './deletion-order.ts';
import { createFreedSpaceModel } from './freed-space-model.ts';

/** About how much space becomes free. Where nobody knows it in time, its line stays empty: nothing below it moves. */
export function FreedSpace({ order }: { order: PlanDeletion }) {
  useSignals();
  const t = useMessages(deletionMessages);
  const format = useFormat();
  const { client } = useHost();
  const model = useModel(() => createFreedSpaceModel(client, order));
  const state = model.freed.state.value;
  const bytes = state.status === 'ready' ? state.value.bytes : undefined;
  const isKnown = bytes !== undefined && bytes !== null;
  return (
    <p className="deletion-freed" role="status">
      {state.status === 'loading' && t('freed.asking')}
      {isKnown && (bytes > 0 ? t('freed.about', { size: format.bytes(bytes) }) : t('freed.nothing'))}
    </p>
  );
}
