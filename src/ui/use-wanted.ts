import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, useCallback } from 'react';
import { createResource } from '../base/resource/resource.ts';
import { failureIn, valueIn } from '../base/resource/resource-state.ts';
import { fetchCode } from '../host/late-code/fetch-code.ts';
import { useHost } from '../host/use-host.ts';

export interface Wanted<Props> {
  /** The component, once it is there. */
  View: ComponentType<Props> | undefined;
  isComing: boolean;
  /** It did not come, which is reported; asked for once more it may. */
  hasFailed: boolean;
  /** Why, where it has failed. */
  error: unknown;
  want(): void;
}

/**
 * A component whose code comes when somebody wants it, while something that works without it stands in its place; unlike
 * `late`, which shows nothing of use until then.
 */
export function useWanted<Props>(load: () => Promise<ComponentType<Props>>): Wanted<Props> {
  useSignals();
  const { report } = useHost();
  const code = useModel(() =>
    createResource<void, ComponentType<Props>>({ read: () => fetchCode(load), onFailure: report }),
  );
  const state = code.state.value;
  const want = useCallback(() => {
    if (code.state.peek().status === 'idle') code.ask();
    else code.retry();
  }, [code]);
  return {
    View: valueIn(state),
    isComing: state.status === 'loading',
    hasFailed: state.status === 'failed',
    error: failureIn(state)?.error,
    want,
  };
}
