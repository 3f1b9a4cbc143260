/** The view of `<rmm-script-library>`: the table, and what opens over it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import type { Script } from '../../../console/scripting/script-shape.ts';
import { scriptsSlice } from '../../../console/scripting/scripts-slice.ts';
import { pageSlice } from '../../../console/store/page-slice.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { CategoriesDialogProps } from '../categories/categories-dialog.tsx';
import { createScript, deleteScript, updateScript } from '../contract.ts';
import { libraryMessages } from '../library-messages.ts';
import { createScriptLibrary } from '../model/script-library-model.ts';
import type { ScriptSource } from '../model/script-session.ts';
import type { ScriptDialogProps } from '../script-editor/script-dialog.tsx';
import { newScriptValues, valuesOfTemplate } from '../script-values.ts';
import type { TemplatesDialogProps } from '../templates/templates-dialog.tsx';
import type { DeleteScriptProps } from './delete-script.tsx';
import css from './script-library.css';
import type { scriptLibraryDefinition } from './script-library-definition.ts';
import { ScriptTable } from './script-table.tsx';

type Definition = typeof scriptLibraryDefinition;

const ScriptDialog = late<ScriptDialogProps>(
  async () => (await import('../script-editor/script-dialog.tsx')).ScriptDialog,
);
const DeleteScript = late<DeleteScriptProps>(async () => (await import('./delete-script.tsx')).DeleteScript);
const CategoriesDialog = late<CategoriesDialogProps>(
  async () => (await import('../categories/categories-dialog.tsx')).CategoriesDialog,
);
const TemplatesDialog = late<TemplatesDialogProps>(
  async () => (await import('../templates/templates-dialog.tsx')).TemplatesDialog,
);

/** `<rmm-script-library>` */
export function ScriptLibraryElement() {
  useThemedStyles(css);
  const t = useMessages(libraryMessages);
  return (
    <section className="script-library" aria-label={t('label')}>
      <NoticesHost>
        <ScriptLibrary />
      </NoticesHost>
    </section>
  );
}

type Opened =
  | { readonly what: 'script'; readonly source: ScriptSource }
  | { readonly what: 'removal'; readonly script: Script }
  | { readonly what: 'templates' | 'categories' };

function ScriptLibrary() {
  useSignals();
  const t = useMessages(libraryMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const library = useModel(() => createScriptLibrary(client, pageSlice(scriptsSlice, configuration.peek())));
  const [opened, setOpened] = useState<Opened>();
  const isReadOnly = configuration.value.permissions.canManageScripts === false;
  const box = useRef<HTMLDivElement>(null);
  // What was deleted takes away the button that its dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'));
  const close = () => setOpened(undefined);
  const open = (source: ScriptSource) => {
    if (emit('rmm-script-open', 'id' in source ? { scriptId: source.id } : {})) setOpened({ what: 'script', source });
  };

  return (
    <div ref={box} className="script-library-parts">
      {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
      <ScriptTable
        library={library}
        isReadOnly={isReadOnly}
        onOpen={({ id }) => open({ id })}
        onNew={() => open({ initial: newScriptValues })}
        onTemplates={() => setOpened({ what: 'templates' })}
        onCategories={() => setOpened({ what: 'categories' })}
        onCopy={({ id }) => open({ copyOf: id })}
        onRemove={(script) => setOpened({ what: 'removal', script })}
      />
      {opened?.what === 'script' && (
        <ScriptDialog
          library={library}
          source={opened.source}
          isReadOnly={isReadOnly}
          onStored={(script, isNew) => {
            library.stored(script);
            show(t(isNew ? 'created' : 'saved', { name: script.name }));
            emit('rmm-scripts-changed', {
              call: isNew ? createScript.name : updateScript.name,
              scriptId: script.id,
            });
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'removal' && (
        <DeleteScript
          name={opened.script.name}
          remove={(press) => library.remove(opened.script.id, press)}
          onDeleted={(byUs) => {
            const { id, name } = opened.script;
            close();
            show(t(byUs ? 'deleted' : 'wasDeleted', { name }), byUs ? 'success' : 'info');
            if (byUs) emit('rmm-scripts-changed', { call: deleteScript.name, scriptId: id });
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'templates' && (
        <TemplatesDialog
          onChosen={(template) => {
            close();
            open({ initial: valuesOfTemplate(template) });
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'categories' && (
        <CategoriesDialog
          library={library}
          onChanged={(call) => emit('rmm-scripts-changed', { call })}
          onClose={close}
        />
      )}
    </div>
  );
}
