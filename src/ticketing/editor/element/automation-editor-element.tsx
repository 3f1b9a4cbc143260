import { useEffect } from 'react';
import type { ElementOf, ElementValues } from '../../../host/element-definition.ts';
import { useHost } from '../../../host/use-host.ts';
import { useDialogElement } from '../../../ui/dialog-element/use-dialog-element.ts';
import { FixedNotices } from '../../../ui/notices/fixed-notices.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { AutomationDialog } from '../dialog/automation-dialog.tsx';
import { useEditorMessages } from '../editing/editor-messages.ts';
import type { automationEditorDefinition } from './automation-editor-definition.ts';
import { followAutomationLinks } from './follow-automation-links.ts';

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
  followLinks,
  exampleTicket,
  mode = automationId === undefined ? 'create' : 'edit',
}: ElementValues<Definition>) {
  const host = useHost<Definition>();
  const t = useEditorMessages();
  const { show } = useNotices();
  useLinks(followLinks);
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

/** What this editor opens of the links to automations; others are the page's. Source: spec 001 §2.1. */
const linkedTypes = ['EVENT_BASED', 'TIME_BASED', 'RESPONSE_TEMPLATE'] as const;

/** Each in an editor of its own, beside this one: this one may be open, with what somebody has typed. */
function useLinks(follows: boolean) {
  const { element, emit } = useHost<Definition>();
  useEffect(() => {
    if (!follows) return;
    const editors: ElementOf<Definition>[] = [];
    const leave = followAutomationLinks(element.ownerDocument, ({ type: linked, id }, href) => {
      const isTaken = !emit('rmm-automation-link', { type: linked, id, href });
      const type = linkedTypes.find((known) => known === linked);
      if (isTaken || type === undefined) return isTaken;
      // One that is closed stays for the next: it still says that it has saved.
      let editor = editors.find(({ open }) => !open);
      if (!editor) {
        editor = element.ownerDocument.createElement(element.localName) as ElementOf<Definition>;
        editors.push(editor);
        element.after(editor);
      }
      Object.assign(editor, { type, automationId: id, open: true });
      return true;
    });
    return () => {
      leave();
      for (const editor of editors) if (!editor.open) editor.remove();
    };
  }, [follows, element, emit]);
}
