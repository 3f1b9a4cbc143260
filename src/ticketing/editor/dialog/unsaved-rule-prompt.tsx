import { UnsavedPrompt } from '../../unsaved/unsaved-prompt.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { ChangeList } from './change-list.tsx';

export interface UnsavedRulePromptProps {
  /** The rule goes on being edited. */
  onClose(): void;
  onDiscard(): void;
}

/** Of the rule as a whole, with what would be lost. */
export function UnsavedRulePrompt({ onClose, onDiscard }: UnsavedRulePromptProps) {
  const { form } = useEditing().editor;
  return (
    <UnsavedPrompt onClose={onClose} onDiscard={onDiscard}>
      <ChangeList before={form.initial.peek()} after={form.values.peek()} />
    </UnsavedPrompt>
  );
}
