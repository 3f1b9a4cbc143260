/** Asks before a record is deleted, once it is known what that does elsewhere. */
import { createModel } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { createResource, type Resource } from '../../base/resource/resource.ts';
import { valueIn } from '../../base/resource/resource-state.ts';
import { Faces } from '../faces/faces.tsx';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { DeleteQuestion, type DeleteQuestionProps } from './delete-question.tsx';

export interface DeleteRecordProps<Use> extends Omit<DeleteQuestionProps, 'canConfirm' | 'children'> {
  /** What names it, or hangs on it. */
  readUse(signal: AbortSignal): Promise<Use>;
  /** What becomes of that. */
  sayUse(use: Use): ReactNode;
  failedTitle: string;
  /** It is needed: it cannot be deleted. */
  isKept?: ((use: Use) => boolean) | undefined;
}

export function DeleteRecord<Use>({ readUse, sayUse, failedTitle, isKept, ...question }: DeleteRecordProps<Use>) {
  useSignals();
  const use = useModel(
    () =>
      new (createModel<Resource<void, Use>>(() => {
        const resource = createResource<void, Use>({ read: (_, signal) => readUse(signal) });
        resource.ask();
        return resource;
      }))(),
  );
  const known = valueIn(use.state.value);
  return (
    <DeleteQuestion {...question} canConfirm={known !== undefined && isKept?.(known) !== true}>
      <Faces
        state={use.state.value}
        skeleton={<SkeletonLines count={1} />}
        failedTitle={failedTitle}
        look="inline"
        onRetry={use.retry}
      >
        {sayUse}
      </Faces>
    </DeleteQuestion>
  );
}
