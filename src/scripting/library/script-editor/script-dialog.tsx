import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Faces } from '../../../ui/faces/faces.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import type { RecordVersionsDialogProps } from '../../../ui/record-list/record-versions-dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { StoredScript } from '../contract.ts';
import { libraryMessages } from '../library-messages.ts';
import type { ScriptLibraryModel } from '../model/script-library-model.ts';
import { createScriptSession, type ScriptSource } from '../model/script-session.ts';
import { builtInLanguage } from '../script-terms.ts';
import type { ScriptValues } from '../script-values.ts';
import { BuiltInScript } from './built-in-script.tsx';
import css from './script-dialog.css';
import { ScriptFields } from './script-fields.tsx';
import { useDescribedChange, useFieldNames } from './use-field-names.ts';
import { useScriptParts } from './use-script-parts.ts';

const Versions = late<RecordVersionsDialogProps<ScriptValues>>(
  async () => (await import('../../../ui/record-list/record-versions-dialog.tsx')).RecordVersionsDialog,
);

export interface ScriptDialogProps {
  library: ScriptLibraryModel;
  source: ScriptSource;
  isReadOnly: boolean;
  onStored(script: StoredScript, isNew: boolean): void;
  onClose(): void;
}

/** A script: looked at, edited, or made. */
export function ScriptDialog({ library, source, isReadOnly: isDenied, onStored, onClose }: ScriptDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(libraryMessages);
  const { client } = useHost();
  const names = useFieldNames();
  const describe = useDescribedChange(library.known.value.categories);
  const stored = useEffectEvent(onStored);
  const session = useModel(() =>
    createScriptSession({
      client,
      source,
      knownCategories: () => new Set(library.known.value.categories.map(({ id }) => id)),
      copied: (name) => t('copyName', { name }),
      onStored: (script, isNew) => stored(script, isNew),
      onGone: library.gone,
    }),
  );
  const { form } = session;
  const isNew = session.isNew();
  const state = session.state.value;
  const isGone = session.isGone.value;
  const isBuiltIn = form.values.value.language === builtInLanguage;
  const isReadOnly = isDenied || isBuiltIn;
  const conflict = session.conflict.value;
  const parts = useScriptParts(describe);
  return (
    <>
      <FormDialog
        title={t(`titles.${isReadOnly ? 'view' : isNew ? 'new' : 'edit'}`)}
        size="wide"
        form={form}
        readOnly={isReadOnly}
        canSubmit={state.status === 'ready'}
        submitLabel={t(isGone ? 'saveAsNew' : isNew ? 'create' : 'save')}
        sayIssues={(count) => t('problems', { count })}
        unsaved={{ whenLeaving: true, wouldLose: () => !isReadOnly && form.wouldLose.peek(), labels: names, describe }}
        onSubmitted={onClose}
        onClose={onClose}
      >
        <Faces
          state={state}
          skeleton={<SkeletonLines count={8} className="script-skeleton" />}
          failedTitle={t('scriptLoadFailed')}
          onRetry={session.retry}
        >
          {(script) =>
            isBuiltIn && script ? (
              <BuiltInScript script={script} library={library} />
            ) : (
              <ScriptFields session={session} library={library} isReadOnly={isReadOnly} />
            )
          }
        </Faces>
        {isGone && (
          <InlineAlert tone="warning" title={t('goneTitle')}>
            {t('goneText')}
          </InlineAlert>
        )}
      </FormDialog>
      {conflict && (
        <Versions
          title={t('conflict.title', { name: conflict.stored.savedBy || t('conflict.someone') })}
          versions={conflict.versions}
          parts={parts}
          onClose={session.dismiss}
          onSettled={(taken) => {
            session.settle(taken);
            void form.submit().then((isDone) => isDone && onClose());
          }}
        />
      )}
    </>
  );
}
