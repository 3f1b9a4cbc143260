import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useUnsavedChanges } from '../../ui/form/unsaved-changes.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { actionMessages } from '../action-messages.ts';
import type { FolderNameProblem } from '../file-name.ts';
import css from './new-folder.css';
import { createNewFolderModel } from './new-folder-model.ts';

export interface NewFolderDialogProps {
  nodeId: number;
  path: string;
  /** `path` where the device told it. */
  onCreated(name: string, path: string | undefined): void;
  onClose(): void;
}

export function NewFolderDialog({ nodeId, path, onCreated, onClose }: NewFolderDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(actionMessages);
  const failureText = useFailureText();
  const { client, report } = useHost();
  const model = useModel(() => createNewFolderModel({ client, nodeId, path, report, onCreated }));
  const unsaved = useUnsavedChanges(model.form);
  const name = model.form.field('folderName');
  const problem = name.issue.value?.code as FolderNameProblem | undefined;
  const failure = model.form.failure.value;
  const refusal = failure === undefined ? undefined : failureText(failure);
  const close = () => unsaved.guard(onClose);

  return (
    <>
      <Dialog
        title={t('newFolder.title')}
        size="small"
        onClose={close}
        footer={
          <>
            <Button disabled={model.isSaving.value} onClick={close}>
              {t('newFolder.cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={!model.canCreate.value}
              busy={model.isSaving.value}
              onClick={() => model.create()}
            >
              {t('newFolder.create')}
            </Button>
          </>
        }
      >
        <div className="new-folder">
          {refusal && <InlineAlert tone="danger">{refusal}</InlineAlert>}
          <TextField
            label={t('newFolder.name')}
            required
            maxLength={255}
            spellCheck={false}
            value={name.value.value}
            error={problem && t(`newFolder.${problem}`)}
            hint={t('newFolder.where', { path })}
            onChange={(text) => model.type(text)}
            onBlur={() => name.touch()}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) model.create();
            }}
          />
        </div>
      </Dialog>
      {unsaved.prompt}
    </>
  );
}
