import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { HistoryIcon } from '../../ui/icon/icon.tsx';
import { CloseIcon } from '../../ui/icon/later-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { late } from '../../ui/late.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { jobOf, type Place } from '../place.ts';
import type { AsOfListProps } from './as-of-list.tsx';

const AsOfList = late<AsOfListProps>(async () => (await import('./as-of-list.tsx')).AsOfList);

/** The backup job as of which the plan is browsed, or a button that asks for one. */
export function AsOf() {
  useSignals();
  const t = useMessages(actionMessages);
  const format = useFormat();
  const { browser } = useBrowser();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const place = browser.place.value;
  const nodeId = browser.nodeId.value;
  const planId = browser.plan.value?.uid;
  const job = jobOf(place);
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  const opens = {
    ref: opener,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <>
      {job ? (
        <Button icon={HistoryIcon} {...opens}>
          {t('asOf.at', { date: format.moment(job.at) })}
        </Button>
      ) : (
        <IconButton size="medium" icon={HistoryIcon} label={t('asOf.choose')} {...opens} />
      )}
      {job && (
        <IconButton
          size="medium"
          icon={CloseIcon}
          label={t('asOf.latest')}
          onClick={() => browser.visit(asOf(place, undefined))}
        />
      )}
      {isOpen && nodeId !== undefined && planId !== undefined && (
        <AsOfList
          anchor={opener}
          plan={{ nodeId, planId }}
          jobId={job?.id}
          onClose={close}
          onPick={({ id, created }) => {
            close();
            browser.visit(asOf(place, { id, at: created }));
          }}
        />
      )}
    </>
  );
}

/** The same place as it was then. */
function asOf(place: Place, job: { id: string; at: number } | undefined): Place {
  return place.map((step) =>
    step.kind === 'plan' ? { kind: step.kind, id: step.id, name: step.name, ...(job && { job }) } : step,
  );
}
