import { type ReactNode, useState } from 'react';
import { useHeldForm } from './held-forms.ts';
import { LateUnsavedPrompt } from './late-unsaved-prompt.ts';
import type { UnsavedPromptProps } from './unsaved-prompt.tsx';

export interface ClosingGuardOptions extends Pick<UnsavedPromptProps, 'readChanges' | 'compare' | 'describe'> {
  /** Something was chosen or typed that would be gone. Asked when somebody closes. */
  wouldLose(): boolean;
  /** Asks in words of its own. */
  renderPrompt?: ((prompt: Pick<UnsavedPromptProps, 'onClose' | 'onDiscard'>) => ReactNode) | undefined;
}

export interface ClosingGuard {
  /** Goes on at once when nothing would be lost, or once somebody said so. */
  guard(goOn: () => void): void;
  /** To be rendered beside the dialog. */
  prompt: ReactNode;
}

/**
 * Asks before a dialog closes with what was chosen in it: by Escape, beside it, by its close button or by Cancel. What closes
 * it from outside (a page's `open = false`, its `close()`) is the page's own decision, and nobody is asked, unless it stands in a
 * place that asks for all of its forms (`held-forms.ts`).
 */
export function useClosingGuard({ wouldLose, renderPrompt, ...words }: ClosingGuardOptions): ClosingGuard {
  const [goOn, setGoOn] = useState<() => void>();
  useHeldForm(wouldLose);
  const answers = {
    onClose: () => setGoOn(undefined),
    onDiscard() {
      setGoOn(undefined);
      goOn?.();
    },
  };
  return {
    guard(next) {
      if (wouldLose()) setGoOn(() => next);
      else next();
    },
    prompt: goOn && (renderPrompt?.(answers) ?? <LateUnsavedPrompt {...words} {...answers} />),
  };
}
