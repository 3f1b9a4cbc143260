import { useId, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { billMessages } from './bill-messages.ts';
import type { BilledItemsProps } from './billed-items.tsx';

const BilledItems = late<BilledItemsProps>(async () => (await import('./billed-items.tsx')).BilledItems);

/** Work that nobody is billed for: money that is left behind, or a role that a product forgets. */
export function UnbilledTime({ count, clientId, month }: { count: number; clientId: string; month: string }) {
  const t = useMessages(billMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <InlineAlert
        tone="warning"
        title={t('unbilled', { count })}
        action={
          <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hide' : 'showUnbilled')}
          </Button>
        }
      >
        {t('unbilledText')}
      </InlineAlert>
      <div id={id} hidden={!isOpen}>
        {isOpen && <BilledItems question={{ clientId, month }} label={t('items.unbilled')} />}
      </div>
    </div>
  );
}
