import { useEffect } from 'react';
import { FailureWords } from '../../ui/late-faces.tsx';
import { useWanted } from '../../ui/use-wanted.ts';
import { Skeletons } from '../articles/skeletons.tsx';
import type { HelpModel } from './help-model.ts';

/** The ticket form, whose code comes when it is first shown; then it stays, also behind another view. */
export function TicketSlot({ model, isShown }: { model: HelpModel; isShown: boolean }) {
  const { View, hasFailed, error, want } = useWanted(
    async () => (await import('../ticket/form/ticket-view.tsx')).TicketView,
  );
  useEffect(() => want(), [want]);
  return (
    <div className="help-ticket" hidden={!isShown}>
      {View ? (
        <View model={model} />
      ) : (
        <div className="help-body">{hasFailed ? <FailureWords error={error} onRetry={want} /> : <Skeletons />}</div>
      )}
    </div>
  );
}
