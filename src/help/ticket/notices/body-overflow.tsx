import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useCodeOnPress } from '../../../ui/use-code-on-press.tsx';
import { restFileName } from '../../ticket-terms.ts';
import type { TicketModel } from '../ticket-types.ts';
import { useNoticeMessages } from './messages.ts';
import css from './notices.css';

export interface BodyOverflowProps {
  model: TicketModel;
  onMoved(): void;
}

/** What can be done about a message that is too long, other than shortening it. */
export function BodyOverflow({ model, onMoved }: BodyOverflowProps) {
  useThemedStyles(css);
  const t = useNoticeMessages();
  const announce = useAnnounce();
  const [hasNoRoom, setNoRoom] = useState(false);
  const file = restFileName;
  const { fetchCode, view: codeView } = useCodeOnPress();
  const move = async () => {
    // Its code comes with the first press. What it does takes this view away, so it is done once nothing is awaited here.
    const moveRest = await fetchCode(() => model.restMover());
    const isMoved = moveRest();
    setNoRoom(!isMoved);
    if (!isMoved) return;
    announce(t('body.moved', { file }));
    onMoved();
  };
  return (
    <div className="ticket-overflow">
      <Button size="small" onClick={() => void move().catch(() => undefined)}>
        {t('body.moveRest', { file })}
      </Button>
      {codeView}
      {hasNoRoom && (
        <p className="ticket-note" role="alert">
          {t('body.noRoom', { file })}
        </p>
      )}
    </div>
  );
}
