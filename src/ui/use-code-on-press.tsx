import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useCallback, useRef } from 'react';
import { createResource } from '../base/resource/resource.ts';
import { fetchCode } from '../host/late-code/fetch-code.ts';
import { useHost } from '../host/use-host.ts';
import { Busy, FailureOver } from './late-faces.tsx';

export interface CodeOnPress {
  /**
   * Fetches the code that a press needs, and resolves when it is there, be it after a Retry. Rejects with an `AbortError`
   * when the user gives up, or presses something else meanwhile.
   */
  fetchCode<Code>(load: () => Promise<Code>): Promise<Code>;
  /** That it is on its way, or did not come: over the page, wherever it is rendered. */
  view: ReactNode;
}

/** For what is done by code that comes later, without a component of its own; `late` is for what is shown. */
export function useCodeOnPress(): CodeOnPress {
  useSignals();
  const { report } = useHost();
  const giveUp = useRef<() => void>(undefined);
  const code = useModel(() =>
    createResource<() => Promise<() => void>, () => void>({
      read: (load) => load(),
      onAnswer: (goOn) => goOn(),
      onFailure: report,
    }),
  );
  const fetchOnPress = useCallback(
    <Code,>(load: () => Promise<Code>) =>
      new Promise<Code>((resolve, reject) => {
        giveUp.current?.();
        giveUp.current = () => reject(new DOMException('The code is not wanted any more', 'AbortError'));
        code.ask(async () => {
          const loaded = await fetchCode(load);
          return () => resolve(loaded);
        });
      }),
    [code],
  );
  const state = code.state.value;
  const close = () => {
    giveUp.current?.();
    code.reset();
  };
  return {
    fetchCode: fetchOnPress,
    view: (
      <>
        {state.status === 'loading' && <Busy isOver />}
        {state.status === 'failed' && <FailureOver error={state.error} onRetry={code.retry} onClose={close} />}
      </>
    ),
  };
}
