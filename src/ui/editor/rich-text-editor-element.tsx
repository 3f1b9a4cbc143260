import { useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import type { LateText } from '../../host/forms/late-text.ts';
import { useHost, useMethods } from '../../host/use-host.ts';
import { useFormField } from '../field/use-form-field.ts';
import type { EditorHandle } from './editor-handle.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { richTextEditorDefinition } from './rich-text-editor-definition.ts';
import { leaveEventsAlone } from './surface/self-handled-events.ts';

type Definition = typeof richTextEditorDefinition;

/** `<rmm-rich-text-editor>`. */
export function RichTextEditorElement(values: ElementValues<Definition>) {
  const { field, form, anchor } = useFormField(values);
  const { emit, reflect } = useHost<Definition>();
  const editor = useRef<EditorHandle>(null);
  useMethods<Definition>({
    getDocument: async () => (await editor.current?.getDocument()) ?? {},
    setDocument: (json) => form.keep(editor.current?.setDocument(json)),
  });
  const problems = useRef<{ source?: string | undefined; uploads?: string | undefined }>({});
  const tellProblem = (part: 'source' | 'uploads', problem: string | undefined) => {
    problems.current[part] = problem;
    const message = problems.current.source ?? problems.current.uploads;
    form.setProblem(message === undefined ? undefined : { flag: 'badInput', message });
  };
  const { withoutAttachments, withoutImages, withoutMentions, withoutTables, withoutSource } = values;

  return (
    <RichTextEditor
      {...field}
      handle={editor}
      anchor={anchor}
      // Not the one of the properties: that is what the page set, before somebody typed.
      value={(form.value() as string | LateText | undefined) ?? ''}
      placeholder={values.placeholder}
      contentIdKey={values.contentIdKey}
      asksForImages={values.remoteImages === 'ask'}
      permissions={{
        attachments: !withoutAttachments,
        images: !withoutImages,
        mentions: !withoutMentions,
        tables: !withoutTables,
        source: !withoutSource,
      }}
      onChange={(next) => form.enter(next)}
      onLeave={() => form.complete()}
      onProblem={(message) => tellProblem('source', message)}
      onUnfinished={(message) => tellProblem('uploads', message)}
      onLossy={(lossy) => emit('rmm-content-lossy', lossy)}
      onUploadImage={values.onUploadImage}
      onUploadAttachment={values.onUploadAttachment}
      onMentionLookup={values.onMentionLookup}
      onUploadError={values.onUploadError}
      onMentionError={values.onMentionError}
      imageAddress={values.imageAddress}
      attachmentTypes={values.attachmentTypes}
      attachments={values.attachments}
      onAttachmentsChange={(attachments) => {
        reflect({ attachments });
        emit('rmm-attachments-change', { attachments });
      }}
      onPreviewAttachment={values.onPreviewAttachment}
      onDownloadAttachment={values.onDownloadAttachment}
    />
  );
}
RichTextEditorElement.prepare = leaveEventsAlone;
