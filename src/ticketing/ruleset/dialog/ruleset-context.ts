/** What every tab of the dialog works on, handed down once. */
import { createContext, useContext } from 'react';
import type { RulesetSession } from '../ruleset-session.ts';

export interface RulesetEditing {
  readonly session: RulesetSession;
  readonly readOnly: boolean;
}

export const RulesetContext = createContext<RulesetEditing | undefined>(undefined);

export function useRuleset(): RulesetEditing {
  const editing = useContext(RulesetContext);
  if (!editing) throw new Error('Rendered outside the dialog of a ruleset, so there is nothing to edit.');
  return editing;
}
