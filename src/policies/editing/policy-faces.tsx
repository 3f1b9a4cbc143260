import type { ReactNode } from 'react';
import { failureIn, type ResourceState } from '../../base/resource/resource-state.ts';
import { CallError } from '../../host/http/call-error.ts';
import { Faces } from '../../ui/faces/faces.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';

export interface PolicyFacesProps<Value> {
  state: ResourceState<Value>;
  failedTitle: string;
  /** Spec 002 §8: what is not found has a face of its own. */
  notFound: { readonly title: string; readonly text: string };
  onRetry(): void;
  children(value: Value): ReactNode;
}

/** What was asked for in each of its states. */
export function PolicyFaces<Value>({ state, failedTitle, notFound, onRetry, children }: PolicyFacesProps<Value>) {
  const error = failureIn(state)?.error;
  const isMissing = error instanceof CallError && error.kind === 'not-found';
  return (
    <Faces
      state={state}
      skeleton={<SkeletonLines count={6} />}
      failedTitle={isMissing ? notFound.title : failedTitle}
      words={{ kinds: { 'not-found': notFound.text } }}
      onRetry={onRetry}
    >
      {children}
    </Faces>
  );
}
