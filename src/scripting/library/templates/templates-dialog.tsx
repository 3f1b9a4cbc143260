import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Faces } from '../../../ui/faces/faces.tsx';
import { useUiMessages } from '../../../ui/messages.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { ScriptTemplate } from '../contract.ts';
import { libraryMessages } from '../library-messages.ts';
import { choiceLabel } from '../library-words.ts';
import css from './templates-dialog.css';
import { createScriptTemplates } from './templates-model.ts';

export interface TemplatesDialogProps {
  onChosen(template: ScriptTemplate): void;
  onClose(): void;
}

/** The scripts that one can start from. */
export function TemplatesDialog({ onChosen, onClose }: TemplatesDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(libraryMessages);
  const tUi = useUiMessages();
  const { client } = useHost();
  const [uid, setUid] = useState<string>();
  const templates = useModel(() => createScriptTemplates(client));
  const state = templates.state.value;
  const chosen = valueIn(state)?.find((one) => one.uid === uid);
  return (
    <Dialog
      title={t('templates.title')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tUi('cancel')}</Button>
          <Button variant="primary" disabled={!chosen} onClick={() => chosen && onChosen(chosen)}>
            {t('templates.use')}
          </Button>
        </>
      }
    >
      <Faces
        state={state}
        skeleton={<SkeletonLines count={6} className="script-templates-skeleton" />}
        failedTitle={t('templates.loadFailed')}
        onRetry={templates.retry}
        empty={<EmptyState title={t('templates.empty')} />}
      >
        {(all) => (
          <RadioGroup
            label={t('templates.label')}
            isLabelHidden
            look="cards"
            options={all.map(({ uid: value, name, description, language }) => ({
              value,
              label: name,
              description: `${choiceLabel(t, 'languages', language)} · ${description}`,
            }))}
            value={uid}
            onChange={setUid}
          />
        )}
      </Faces>
    </Dialog>
  );
}
