import { useMessages } from '../../host/use-host.ts';
import { VersionsDialog, type Whose } from '../../ui/versions-dialog/versions-dialog.tsx';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';
import type { Conflict } from './product-form-model.ts';
import { type Difference, differences } from './product-versions.ts';
import { useProductWords } from './product-words.ts';

export interface ProductVersionsDialogProps {
  conflict: Conflict;
  /** With what is taken of theirs; all else is one’s own. */
  onSettled(taken: readonly Difference[]): void;
  /** What is typed here stays, and the next attempt to save tells the same. */
  onClose(): void;
}

/** Somebody else saved the product meanwhile. */
export function ProductVersionsDialog({ conflict, onSettled, onClose }: ProductVersionsDialogProps) {
  const t = useMessages(formMessages);
  const { variant } = useProductEditing();
  const { versions, savedBy } = conflict;
  const words = useProductWords([versions.own, versions.theirs]);
  const differing = differences(variant, versions);
  const text = (field: Difference['fields'][number], which: Whose) => words.value(field, versions[which]);
  return (
    <VersionsDialog
      title={savedBy === undefined ? t('versions.title') : t('versions.titleBy', { name: savedBy })}
      text={t('versions.text')}
      applyLabel={t('versions.apply')}
      differences={differing.flatMap(({ fields: [field], changedBy }) =>
        field === undefined
          ? []
          : {
              id: field,
              label: words.label(field),
              theirs: text(field, 'theirs'),
              own: text(field, 'own'),
              changedBy,
            },
      )}
      onSettled={(taken) => onSettled(differing.filter(({ fields: [field] }) => taken.has(String(field))))}
      onClose={onClose}
    />
  );
}
