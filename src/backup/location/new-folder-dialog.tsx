import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { actionMessages } from '../actions/action-messages.ts';
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
  const problem = model.isTouched.value ? model.problem.value : undefined;
  const failure = model.failure.value;
  const refusal = failure && failureText(failure.error);

  return (
    <Dialog
      title={t('newFolder.title')}
      size="small"
      onClose={() => {
        if (!model.isSaving.peek()) onClose();
      }}
      footer={
        <>
          <Button disabled={model.isSaving.value} onClick={onClose}>
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
          value={model.name.value}
          error={problem && t(`newFolder.${problem}`)}
          hint={t('newFolder.where', { path })}
          onChange={(name) => model.type(name)}
          onBlur={() => model.touch()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) model.create();
          }}
        />
      </div>
    </Dialog>
  );
}
