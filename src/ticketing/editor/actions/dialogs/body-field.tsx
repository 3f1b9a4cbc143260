import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef } from 'react';
import { directoryKinds } from '../../../../directory/directory-kinds.ts';
import { mostIds } from '../../../../directory/directory-source.ts';
import type { LateText } from '../../../../host/forms/late-text.ts';
import { neverReport } from '../../../../host/http/reported-errors.ts';
import { useHost, useMessages } from '../../../../host/use-host.ts';
import { afterPress } from '../../../../ui/after-press.ts';
import type { EditorHandle } from '../../../../ui/editor/editor-handle.ts';
import type { EditorPermissions, EditorUploadContext } from '../../../../ui/editor/model/editor-types.ts';
import { RichTextEditor } from '../../../../ui/editor/rich-text-editor.tsx';
import type { FormField, FormModel } from '../../../../ui/form/form-types.ts';
import { placeholderMessages } from '../../../placeholders/placeholder-messages.ts';
import type { PlaceholderPlace } from '../../../placeholders/placeholders.ts';
import { contentIdOf } from '../../../rich-text/inline-images.ts';
import { mentionMessages, mentionOf, mentionStates } from '../../../rich-text/mention-states.ts';
import { placeholderAtoms } from '../../../rich-text/placeholder-atoms.ts';
import { FileRejected, imageAddressIn, type MailFiles } from '../../attachments/mail-files.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { useRuleIssueText } from '../../editing/use-rule-words.ts';
import { PlaceholderMenu } from './placeholder-menu.tsx';

export interface BodyFieldProps<Values extends { readonly body: string }> {
  form: FormModel<Values>;
  place: PlaceholderPlace;
  /** People can be called by name. */
  hasMentions: boolean;
  /** Pictures can be in it, whose files these are. */
  files?: MailFiles | undefined;
}

/** Formatted text that may hold placeholders. */
export function BodyField<Values extends { readonly body: string }>({
  form,
  place,
  hasMentions,
  files,
}: BodyFieldProps<Values>) {
  useSignals();
  const t = useRowMessages();
  const { client, element } = useHost();
  const issueText = useRuleIssueText();
  const { type } = useEditing();
  const tMentions = useMessages(mentionMessages);
  const tNames = useMessages(placeholderMessages);
  const atoms = useMemo(() => placeholderAtoms(place, type, tNames), [place, type, tNames]);
  const editor = useRef<EditorHandle>(null);
  const written = useRef<{ html: string; value: LateText }>(undefined);
  const field = form.field('body') as unknown as FormField<string>;
  const html = field.value.value;
  const permissions: Partial<EditorPermissions> = {
    attachments: false,
    images: files !== undefined,
    mentions: hasMentions,
  };
  const issue = field.issue.value;
  const takeImage = async (file: File, context: EditorUploadContext) => {
    try {
      return { cid: contentIdOf(await (files as MailFiles).uploadImage(file, context)) };
    } catch (error) {
      if (!(error instanceof FileRejected)) throw error;
      // The author reads it; to the page it is no failure.
      const refusal = new Error(t(`attachments.${error.problem}`), { cause: error });
      neverReport(refusal);
      throw refusal;
    }
  };
  const findPeople = async (search: string, { signal }: { signal: AbortSignal }) => {
    const query = { search, page: 0, pageSize: mostPeople, signal, filter: {} };
    const { entries } = await directoryKinds.technician.source.load(client, query);
    return entries.filter(({ isBarred }) => !isBarred).map(({ id, name }) => ({ id, label: name }));
  };
  const resolvePeople = async (ids: readonly string[]) => {
    const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
      ids.slice(part * mostIds, (part + 1) * mostIds),
    );
    const found = await Promise.all(parts.map((part) => directoryKinds.user.source.find(client, part)));
    const people = found.flat().flatMap((entry) => mentionOf(entry) ?? []);
    return mentionStates(ids, people, tMentions);
  };
  return (
    <div className="with-placeholders" data-field="body">
      <RichTextEditor
        label={t('body.label')}
        required
        error={issue?.code === imagesUnfinished ? t('body.imagesUnfinished') : issueText(issue)}
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
        onLeave={() => afterPress(element, field.touch)}
        onUploadImage={files && takeImage}
        imageAddress={files && ((contentId) => imageAddressIn(files, contentId))}
        onUnfinished={files && ((message) => files.setTextBusy(message !== undefined))}
        onMentionLookup={hasMentions ? findPeople : undefined}
        onMentionResolve={hasMentions ? resolvePeople : undefined}
      />
      <PlaceholderMenu place={place} onInsert={async (token) => (await editor.current?.insert(token)) === true} />
    </div>
  );
}

/** The code of what is wrong with a text whose pictures are on no server. */
export const imagesUnfinished = 'imagesUnfinished';

/** Of those who could be meant, as many as are looked through. */
const mostPeople = 10;
