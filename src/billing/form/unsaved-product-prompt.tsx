import { useSignals } from '@preact/signals-react/runtime';
import { UnsavedPrompt } from '../../ui/form/unsaved-prompt.tsx';
import type { ProductField, ProductValues } from '../product-values.ts';
import { decisions } from './form-layout.ts';
import { useProductEditing } from './product-form-context.ts';
import { appliedValues } from './product-versions.ts';
import { useProductWords } from './product-words.ts';

export interface UnsavedProductPromptProps {
  /** The product goes on being edited. */
  onClose(): void;
  onDiscard(): void;
}

/** Asks before what was changed is given up, and tells what that is. */
export function UnsavedProductPrompt({ onClose, onDiscard }: UnsavedProductPromptProps) {
  useSignals();
  const { form, variant } = useProductEditing();
  const words = useProductWords([form.initial.value, form.values.value]);
  return (
    <UnsavedPrompt
      readChanges={() => {
        const [before, after] = [form.initial.peek(), form.values.peek()].map(appliedValues) as [
          ProductValues,
          ProductValues,
        ];
        return decisions(variant).flatMap(([field]) => {
          const [was, is] = [before, after].map((values) => words.value(field as ProductField, values));
          return was === is
            ? []
            : [{ path: String(field), label: words.label(field as ProductField), before: was, after: is }];
        });
      }}
      onClose={onClose}
      onDiscard={onDiscard}
    />
  );
}
