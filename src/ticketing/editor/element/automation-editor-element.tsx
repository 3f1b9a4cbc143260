import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost } from '../../../host/use-host.ts';
import { useDialogElement } from '../../../ui/dialog-element/use-dialog-element.ts';
import { FixedNotices } from '../../../ui/notices/fixed-notices.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { AutomationDialog } from '../dialog/automation-dialog.tsx';
import { useEditorMessages } from '../editing/editor-messages.ts';
import type { automationEditorDefinition } from './automation-editor-definition.ts';

type Definition = typeof automationEditorDefinition;

/** `<rmm-automation-editor>` */
export function AutomationEditorElement(values: ElementValues<Definition>) {
  return (
    <FixedNotices>
      <NoticesHost>
        <Editor {...values} />
      </NoticesHost>
    </FixedNotices>
  );
}

function Editor({
  open,
  type,
  automationId,
  exampleTicket,
  mode = automationId === undefined ? 'create' : 'edit',
}: ElementValues<Definition>) {
  const host = useHost<Definition>();
  const t = useEditorMessages();
  const { show } = useNotices();
  const isNamed = automationId !== undefined && automationId !== '';
  const isKnown = mode === 'create' ? type !== undefined : isNamed;
  const fault = isKnown ? undefined : mode === 'create' ? 'type is not set' : 'automation-id is not set';
  const { isShown, close } = useDialogElement({ open, fault });
  if (!isShown) return null;
  const id = mode === 'create' ? undefined : automationId;
  return (
    <AutomationDialog
      key={[type, mode, id].join('\n')}
      type={type}
      mode={mode}
      id={id}
      exampleTicket={exampleTicket}
      onRequest={(order) => host.request('rmm-automation-save-request', order)}
      onSaved={(saved) => {
        show(t('saved'));
        host.emit('rmm-automation-saved', saved);
      }}
      onClose={close}
    />
  );
}
