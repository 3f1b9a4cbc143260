import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { createResource } from '../../base/resource/resource.ts';
import { visible } from '../../base/visible.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Faces } from '../faces/faces.tsx';
import { type Difference, differenceOf } from '../line-difference/difference.ts';
import { DifferenceView } from '../line-difference/difference-view.tsx';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { versionsMessages } from './versions-messages.ts';

export interface LineVersionsProps {
  label: string;
  theirs: string;
  own: string;
}

interface Texts {
  readonly theirs: string;
  readonly own: string;
}

/** Code of which each has a version: what of theirs is missing here, and what is here and not there. */
export function LineVersions({ label, theirs, own }: LineVersionsProps) {
  useSignals();
  const t = useMessages(versionsMessages);
  const { report } = useHost();
  const compared = useModel(() =>
    createResource<Texts, Difference>({
      read: (texts) => differenceOf(visibleCode(texts.theirs), visibleCode(texts.own)),
      onFailure: report,
    }),
  );
  useEffect(() => compared.ask({ theirs, own }), [compared, theirs, own]);
  return (
    <div className="versions-lines">
      <Faces
        state={compared.state.value}
        skeleton={<SkeletonLines count={6} />}
        failedTitle={t('compareFailed')}
        onRetry={compared.retry}
      >
        {(difference) => (
          <DifferenceView label={t('linesOf', { label })} title={t('fromTheirs')} difference={difference} isWrapped />
        )}
      </Faces>
    </div>
  );
}

/** What would turn the letters of a line round is shown as a sign; tabs and ends of lines are what code is made of. */
const visibleCode = (text: string): string =>
  text
    .split(/([\t\r\n])/)
    .map((piece, index) => (index % 2 === 1 ? piece : visible(piece)))
    .join('');
