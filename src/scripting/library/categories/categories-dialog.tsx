import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { collator } from '../../../base/intl-cache.ts';
import type { ScriptCategory } from '../../../console/scripting/script-shape.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useUiMessages } from '../../../ui/messages.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { createScriptCategory, deleteScriptCategory, renameScriptCategory } from '../contract.ts';
import { libraryMessages } from '../library-messages.ts';
import type { ScriptLibraryModel } from '../model/script-library-model.ts';
import css from './categories-dialog.css';
import { CategoryName } from './category-name.tsx';
import { CategoryRow } from './category-row.tsx';
import { DeleteCategory } from './delete-category.tsx';

export interface CategoriesDialogProps {
  library: ScriptLibraryModel;
  onChanged(call: string): void;
  onClose(): void;
}

/** The categories of scripts: made, renamed and deleted. */
export function CategoriesDialog({ library, onChanged, onClose }: CategoriesDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(libraryMessages);
  const tUi = useUiMessages();
  const [renamed, setRenamed] = useState<string>();
  const [deleted, setDeleted] = useState<ScriptCategory>();
  const box = useRef<HTMLDivElement>(null);
  // What was deleted or renamed takes away the button that had the focus.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('input'));
  const locale = useLocale();
  const categories = library.known.value.categories;
  return (
    <>
      <Dialog
        title={t('categories.title')}
        onClose={onClose}
        footer={<Button onClick={onClose}>{tUi('close')}</Button>}
      >
        <div ref={box} className="script-categories">
          <CategoryName
            label={t('categories.name')}
            others={() => library.known.value.categories}
            submitLabel={t('categories.add')}
            onSubmit={async (name, press) => {
              await library.addCategory(name, press);
              onChanged(createScriptCategory.name);
            }}
          />
          {categories.length === 0 ? (
            <EmptyState title={t('categories.empty')} />
          ) : (
            <ul className="script-category-list" aria-label={t('categories.list')}>
              {sorted(categories, locale).map((category) =>
                renamed === category.id ? (
                  <li key={category.id} className="script-category">
                    <CategoryName
                      label={t('categories.nameOf', { name: category.name })}
                      isLabelHidden
                      hasFocus
                      initial={category.name}
                      others={() => library.known.value.categories.filter(({ id }) => id !== category.id)}
                      submitLabel={t('categories.saveName')}
                      onSubmit={async (name, press) => {
                        await library.renameCategory(category.id, name, press);
                        setRenamed(undefined);
                        onChanged(renameScriptCategory.name);
                      }}
                      onCancel={() => setRenamed(undefined)}
                    />
                  </li>
                ) : (
                  <CategoryRow
                    key={category.id}
                    category={category}
                    count={library.scriptsIn(category.id).length}
                    onRename={() => setRenamed(category.id)}
                    onDelete={() => setDeleted(category)}
                  />
                ),
              )}
            </ul>
          )}
        </div>
      </Dialog>
      {deleted && (
        <DeleteCategory
          category={deleted}
          scripts={library.scriptsIn(deleted.id)}
          remove={async (press) => {
            const byUs = await library.removeCategory(deleted.id, press);
            setDeleted(undefined);
            if (byUs) onChanged(deleteScriptCategory.name);
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

const sorted = (categories: readonly ScriptCategory[], locale: string) =>
  [...categories].sort((one, other) => collator(locale).compare(one.name, other.name));
