import { useEffect } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { useWanted } from '../../ui/use-wanted.ts';
import { Skeletons } from '../articles/skeletons.tsx';
import { helpMessages } from '../help-messages.ts';
import type { HelpModel } from './help-model.ts';

/** The ticket form, whose code comes when it is first shown; then it stays, also behind another view. */
export function TicketSlot({ model, isShown }: { model: HelpModel; isShown: boolean }) {
  const t = useMessages(helpMessages);
  const { View, hasFailed, want } = useWanted(async () => (await import('../ticket/ticket-view.tsx')).TicketView);
  useEffect(() => {
    if (isShown) want();
  }, [isShown, want]);
  return (
    <div className="help-ticket" hidden={!isShown}>
      {View ? (
        <View model={model} />
      ) : (
        <div className="help-body">
          {hasFailed ? (
            <div className="help-words" role="alert">
              <p>{t('failed')}</p>
              <Button size="small" onClick={want}>
                {t('retry')}
              </Button>
            </div>
          ) : (
            <Skeletons />
          )}
        </div>
      )}
    </div>
  );
}
