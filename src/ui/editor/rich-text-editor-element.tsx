import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
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
  const rendered = useRendered();
  useMethods<Definition>({
    async insert(content) {
      await rendered();
      return (await editor.current?.insert(content)) ?? false;
    },
    async exec(...call) {
      await rendered();
      return (await editor.current?.exec(...call)) ?? false;
    },
    async getDocument() {
      await rendered();
      return (await editor.current?.getDocument()) ?? {};
    },
    setDocument: (json) => form.keep(editor.current?.setDocument(json)),
  });
  const problems = useRef<Partial<Record<'source' | 'uploads' | 'length', string | undefined>>>({});
  const tellProblem = (part: keyof typeof problems.current, problem: string | undefined) => {
    problems.current[part] = problem;
    const { source, uploads, length } = problems.current;
    const message = source ?? uploads ?? length;
    const flag = message === length ? 'tooLong' : 'badInput';
    form.setProblem(message === undefined ? undefined : { flag, message });
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
      maxLength={values.maxLength}
      counted={values.counted}
      onTooLong={(message) => tellProblem('length', message)}
      onLossy={(lossy) => emit('rmm-content-lossy', lossy)}
      onSelectionChange={(selection) => emit('rmm-selection-change', selection)}
      onUploadImage={values.onUploadImage}
      onUploadAttachment={values.onUploadAttachment}
      toolbar={values.toolbar}
      atoms={values.atoms}
      onMentionResolve={values.onMentionResolve}
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

/** Answers when what the page has set before it called is what the editor works with. */
function useRendered(): () => Promise<void> {
  const waiting = useRef<(() => void)[]>([]);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const settle = useEffectEvent(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
  });
  useLayoutEffect(() => settle());
  // Nor does anybody wait for a view that is gone.
  useLayoutEffect(() => () => settle(), []);
  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      render();
    });
}
