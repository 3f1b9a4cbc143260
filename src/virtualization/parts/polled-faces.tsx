import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Failure } from '../../ui/faces/failure.tsx';
import { Lost } from '../../ui/faces/lost.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import type { Polled } from '../model/polled.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';

export interface PolledFacesProps {
  polled: Polled;
  isLoaded: boolean;
  children: ReactNode;
}

/** What merely stands still looks like what is fine: when the server does not answer any more, that is told. */
export function PolledFaces({ polled, isLoaded, children }: PolledFacesProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const lost = polled.lost.value;
  if (!isLoaded) {
    if (lost) return <Failure error={lost.error} title={t('loadFailed')} onRetry={polled.retry} />;
    return (
      <div className="machine-skeleton" aria-busy="true">
        <SkeletonLines count={8} className="machine-bone" />
      </div>
    );
  }
  return (
    <>
      <LostNote polled={polled} title={t('lost')} />
      {children}
    </>
  );
}

export interface LostNoteProps {
  polled: Pick<Polled, 'lost' | 'retry'>;
  title: string;
}

export function LostNote({ polled, title }: LostNoteProps) {
  useSignals();
  const lost = polled.lost.value;
  return lost && <Lost error={lost.error} title={title} onRetry={polled.retry} />;
}
