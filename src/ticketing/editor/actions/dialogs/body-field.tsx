import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef } from 'react';
import { directoryKinds } from '../../../../directory/directory-kinds.ts';
import type { LateText } from '../../../../host/forms/late-text.ts';
import { useHost, useMessages } from '../../../../host/use-host.ts';
import type { EditorHandle } from '../../../../ui/editor/editor-handle.ts';
import type { EditorPermissions } from '../../../../ui/editor/model/editor-types.ts';
import { RichTextEditor } from '../../../../ui/editor/rich-text-editor.tsx';
import type { FormField, FormModel } from '../../../../ui/form/form-types.ts';
import { placeholderMessages } from '../../../placeholders/placeholder-messages.ts';
import type { PlaceholderPlace } from '../../../placeholders/placeholders.ts';
import { placeholderAtoms } from '../../../rich-text/placeholder-atoms.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { useRuleIssueText } from '../../editing/use-rule-words.ts';
import { PlaceholderMenu } from './placeholder-menu.tsx';

export interface BodyFieldProps<Values extends { readonly body: string }> {
  form: FormModel<Values>;
  place: PlaceholderPlace;
  /** People can be called by name. */
  hasMentions: boolean;
}

/** Formatted text that may hold placeholders. */
export function BodyField<Values extends { readonly body: string }>({
  form,
  place,
  hasMentions,
}: BodyFieldProps<Values>) {
  useSignals();
  const t = useRowMessages();
  const { client } = useHost();
  const issueText = useRuleIssueText();
  const { type } = useEditing();
  const tNames = useMessages(placeholderMessages);
  const atoms = useMemo(() => placeholderAtoms(place, type, tNames), [place, type, tNames]);
  const editor = useRef<EditorHandle>(null);
  const written = useRef<{ html: string; value: LateText }>(undefined);
  const field = form.field('body') as unknown as FormField<string>;
  const html = field.value.value;
  const permissions: Partial<EditorPermissions> = { attachments: false, images: false, mentions: hasMentions };
  const findPeople = async (search: string, { signal }: { signal: AbortSignal }) => {
    const query = { search, page: 0, pageSize: mostPeople, signal, filter: {} };
    const { entries } = await directoryKinds.technician.source.load(client, query);
    return entries.map(({ id, name }) => ({ id, label: name }));
  };
  return (
    <div className="with-placeholders" data-field="body">
      <RichTextEditor
        label={t('body.label')}
        required
        error={issueText(field.issue.value)}
        permissions={permissions}
        handle={editor}
        atoms={atoms}
        // What it gave itself: a text would be read anew, and the caret be gone.
        value={written.current?.html === html ? written.current.value : html}
        onChange={(value) => {
          const next = value.isEmpty ? '' : value.toString();
          written.current = { html: next, value };
          field.set(next);
        }}
        onLeave={field.touch}
        onMentionLookup={hasMentions ? findPeople : undefined}
      />
      <PlaceholderMenu place={place} onInsert={async (token) => (await editor.current?.insert(token)) === true} />
    </div>
  );
}

/** Of those who could be meant, as many as are looked through. */
const mostPeople = 10;
