/** Which policy is shown: the one that is asked for, once nothing that was changed would be lost by it. */
import { type ReactNode, useState } from 'react';
import { createHeldForms, type HeldForms } from '../../ui/form/held-forms.ts';
import { LateUnsavedPrompt } from '../../ui/form/late-unsaved-prompt.ts';
import { useClosingGuard } from '../../ui/form/use-closing-guard.tsx';

export interface ShownPolicy {
  readonly policyId: string | undefined;
  /** For `HeldFormsContext`, around what edits the policy. */
  readonly held: HeldForms;
  /** Asks, then goes. */
  leave(go: () => void): void;
  /** To be rendered beside it. */
  readonly prompt: ReactNode;
}

/** @param onStay The page wanted another policy, and whoever edits stays: it is told which one is shown. */
export function useShownPolicy(
  wanted: string | undefined,
  onStay: (policyId: string | undefined) => void,
): ShownPolicy {
  const [held] = useState(createHeldForms);
  const [shown, setShown] = useState(wanted);
  const { guard, prompt } = useClosingGuard({ wouldLose: held.wouldLose });
  const isElsewhere = wanted !== shown;
  const isHeld = isElsewhere && held.wouldLose();
  if (isElsewhere && !isHeld) setShown(wanted);
  return {
    policyId: shown,
    held,
    leave: (go) =>
      guard(() => {
        held.release();
        go();
      }),
    prompt: isHeld ? <LateUnsavedPrompt onClose={() => onStay(shown)} onDiscard={() => setShown(wanted)} /> : prompt,
  };
}
