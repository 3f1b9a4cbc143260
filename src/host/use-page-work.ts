import { useEffect, useRef, useState } from 'react';
import type { RequestAnswer } from './request-event.ts';
import { useFailureText } from './use-failure-text.ts';
import { useHost } from './use-host.ts';

interface Ways {
  /** Nobody took it over. */
  ours(): void;
  /** The page does it its own way, and tells no more. */
  theirs(): void;
  /** The page has done it. */
  done(given: unknown): void;
}

export interface PageWork {
  isBusy: boolean;
  /** Why the page could not do it, for the user. */
  failure: string | undefined;
  /** Goes the way that the page chose. Nobody waits for its work when the component is gone. */
  follow(answer: RequestAnswer, ways: Ways): void;
}

/** For what a page may do in the place of a dialog that has no other work of its own to wait for. */
export function usePageWork(): PageWork {
  const { report } = useHost();
  const failureText = useFailureText();
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function wait(work: Promise<unknown>, { done }: Ways) {
    setState({ isBusy: true });
    try {
      const given = await work;
      if (isGone.current) return;
      setState({ isBusy: false });
      done(given);
    } catch (error) {
      report(error);
      setState({ isBusy: false, error });
    }
  }

  return {
    isBusy: state.isBusy,
    failure: state.error === undefined ? undefined : failureText(state.error),
    follow(answer, ways) {
      if (state.isBusy) return;
      if (answer === true) ways.ours();
      else if (answer === false) ways.theirs();
      else void wait(answer, ways);
    },
  };
}
