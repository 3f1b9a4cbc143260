/** What every part of the editor works on, handed down once. */
import type { ReadonlySignal } from '@preact/signals-core';
import { createContext, useContext } from 'react';
import type { ValidationFacts } from '../../rules/validate.ts';
import type { AutomationType } from '../../terms/automation.ts';
import type { AutomationForm } from '../model/automation-form.ts';
import type { ChannelList } from '../model/channel-list.ts';
import type { RuleInsight } from '../model/rule-insight.ts';

export interface Editing {
  readonly type: AutomationType;
  /** A system board that is not copied. */
  readonly isSystem: boolean;
  /** It may be looked at, and not changed. */
  readonly isReadOnly: boolean;
  readonly editor: AutomationForm;
  readonly facts: ReadonlySignal<ValidationFacts>;
  readonly insight: RuleInsight;
  readonly channels: ChannelList;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('Rendered outside an automation editor, so there is nothing to edit.');
  return editing;
}
