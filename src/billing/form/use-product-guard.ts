import { useSignals } from '@preact/signals-react/runtime';
import { useUnsavedChanges } from '../../ui/form/unsaved-changes.tsx';
import type { ClosingGuard } from '../../ui/form/use-closing-guard.tsx';
import type { ProductField, ProductValues } from '../product-values.ts';
import { decisions } from './form-layout.ts';
import { useProductEditing } from './product-form-context.ts';
import type { ProductSession } from './product-form-model.ts';
import { appliedValues } from './product-versions.ts';
import { useProductWords } from './product-words.ts';

/** Asks before what was changed is given up, and tells what that is. */
export function useProductGuard(session: ProductSession): ClosingGuard {
  useSignals();
  const { form, variant, isReadOnly } = useProductEditing();
  const words = useProductWords([form.initial.value, form.values.value]);
  return useUnsavedChanges(form, {
    whenLeaving: true,
    wouldLose: () => !isReadOnly && session.isChanged.peek(),
    readChanges: () => {
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
    },
  });
}
