import { useUnsavedChanges } from '../../ui/form/unsaved-changes.tsx';
import type { ClosingGuard } from '../../ui/form/use-closing-guard.tsx';
import { late } from '../../ui/late.tsx';
import { useProductEditing } from './product-form-context.ts';
import type { ProductSession } from './product-form-model.ts';
import type { UnsavedProductPromptProps } from './unsaved-product-prompt.tsx';

/** Asks before what was changed is given up. */
export function useProductGuard(session: ProductSession): ClosingGuard {
  const { form, isReadOnly } = useProductEditing();
  return useUnsavedChanges(form, {
    whenLeaving: true,
    wouldLose: () => !isReadOnly && session.isChanged.peek(),
    renderPrompt: (answers) => <UnsavedProductPrompt {...answers} />,
  });
}

const UnsavedProductPrompt = late<UnsavedProductPromptProps>(
  async () => (await import('./unsaved-product-prompt.tsx')).UnsavedProductPrompt,
);
