import { signal } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { jsonText } from '../../base/json-text.ts';
import type { LateText } from '../../host/forms/late-text.ts';
import { translator } from '../../host/messages.ts';
import { useHost, useLateStyles } from '../../host/use-host.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { late, Nothing } from '../late.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useCodeOnPress } from '../use-code-on-press.tsx';
import type { LengthLimitProps } from './api/length-limit.tsx';
import { createKnownAtoms } from './atom/known-atoms.ts';
import { createEditorHandle, type EditorHandle } from './editor-handle.ts';
import type { LossyContent } from './html/lossy-content.ts';
import { createRemoteImages } from './image/remote-images.ts';
import { EditorContext, type EditorServices } from './model/editor-context.ts';
import { createEditorModel } from './model/editor-model.ts';
import type { EditorAtom, EditorCallbacks, EditorPermissions } from './model/editor-types.ts';
import { createEditorValue } from './model/editor-value.ts';
import { createSourceModel } from './model/source-model.ts';
import css from './rich-text-editor.css';
import { corePlugins } from './surface/core-plugins.ts';
import { EditorSurface } from './surface/editor-surface.tsx';
import { useFurtherPlugins } from './surface/use-further-plugins.ts';
import type { EditorToolbarProps } from './toolbar/editor-toolbar.tsx';

export interface RichTextEditorProps extends FieldProps, EditorCallbacks {
  /** HTML, or what `onChange` gave last. */
  value: string | LateText;
  /** At every change by the user. The text is written when it is read. */
  onChange(value: LateText): void;
  /** The focus left the whole editor. */
  onLeave?: (() => void) | undefined;
  /** All are allowed by default, where there is a callback that does them. */
  permissions?: Partial<EditorPermissions> | undefined;
  /** Key of the content id in what `onUploadImage` and `onUploadAttachment` answer. Default `cid`. */
  contentIdKey?: string | undefined;
  placeholder?: string | undefined;
  /** Images at addresses of the text’s own are requested when somebody asks for them, not before. */
  asksForImages?: boolean | undefined;
  /** What stands in the text as one. Those that come later are found in what is read from then on. */
  atoms?: readonly EditorAtom[] | undefined;
  /** A value that was set holds what the editor cannot hold; it stays as it is until the first edit. */
  onLossy?: ((lossy: LossyContent) => void) | undefined;
  /** Why the value cannot be taken as it stands in the source view; `undefined` when it can. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** Characters that it may have; more are counted and told, and nothing is cut. */
  maxLength?: number | undefined;
  /** What counts: the text as it is read, by default, or the HTML. */
  counted?: 'text' | 'html' | undefined;
  /** That it is too long, in words, which stand under it; `undefined` when it is not. */
  onTooLong?: ((problem: string | undefined) => void) | undefined;
  handle?: Ref<EditorHandle>;
  /** The text, for a focus and the browser's bubble. */
  anchor?: ((element: HTMLElement | null) => void) | undefined;
}

/** Rich text with everything around it. Source: spec 003, wherever it says editor. */
export function RichTextEditor(props: RichTextEditorProps) {
  useSignals();
  useThemedStyles(css);
  const { label, isLabelHidden, required = false, disabled = false, readOnly = false, hint, value, maxLength } = props;
  const [tooLong, setTooLong] = useState<string>();
  const error = props.error ?? tooLong;
  const { configuration, report } = useHost();
  const announce = useAnnounce();
  const adoptStyles = useLateStyles();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const model = useModel(() => createEditorModel({ plugins: corePlugins(), onChange: () => written.changed() }));
  const [remoteImages] = useState(() => {
    const made = createRemoteImages();
    // Before the first of them is shown.
    made.setAsking(props.asksForImages ?? false);
    return made;
  });
  const [atoms] = useState(() => createKnownAtoms());
  const [written] = useState(() => {
    atoms.take(props.atoms);
    const made = createEditorValue(model, {
      policy: () => configuration.peek().trustedTypesPolicy,
      atoms: () => atoms.list.peek(),
      onChange: (next) => latest.current.onChange(next),
      onLossy: (lossy) => latest.current.onLossy?.(lossy),
      report,
    });
    // Before the text is drawn: otherwise an empty one would be drawn first.
    made.accept(value);
    return made;
  });
  const { fetchCode, view: codeView } = useCodeOnPress();
  const source = useModel(() =>
    createSourceModel({
      editor: model,
      load: async () => {
        const load = () => Promise.all([import('./source/source-work.ts'), loadSourceView()]);
        const [{ sourceWork }] = await fetchCode(load);
        return sourceWork({
          policy: () => configuration.peek().trustedTypesPolicy,
          atoms: () => atoms.list.peek(),
          report,
        });
      },
      isAllowed: () => latest.current.permissions?.source ?? true,
      onProposal: (doc) => written.propose(doc),
      report,
    }),
  );
  const editor = useMemo<EditorServices>(
    () => ({
      model,
      source,
      openDialog: signal(undefined),
      atoms: atoms.list,
      callbacks: () => latest.current,
      permissions: () => ({ ...everything, ...latest.current.permissions }),
      contentIdKey: () => latest.current.contentIdKey ?? 'cid',
      policy: () => configuration.peek().trustedTypesPolicy,
      report,
      fetchCode,
      messages: (catalogue) => translator(catalogue, configuration),
      remoteImages,
      announce,
      adoptStyles,
    }),
    [adoptStyles, announce, atoms, configuration, fetchCode, model, remoteImages, report, source],
  );

  useLayoutEffect(() => remoteImages.setAsking(props.asksForImages ?? false), [remoteImages, props.asksForImages]);
  useLayoutEffect(() => {
    if (atoms.take(props.atoms)) written.reread();
  });
  const canResolve = props.onMentionResolve !== undefined;
  useEffect(() => {
    if (canResolve)
      import('./mention/mention-states.ts').then(({ mentionStatesOf }) => mentionStatesOf(editor).ask(), report);
  }, [editor, canResolve, report]);
  // At every rendering by the owner, who may set the text that was set before, to have the user's edits gone. Other props
  // say so: rendered by itself this has the value of its owner's last rendering, which somebody may have typed into since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said, not the value alone
  useLayoutEffect(() => written.accept(value), [props, written]);
  const isSource = source.isOpen.value;
  const readiness = written.readiness.value;
  // Its element offers to try it again.
  if (readiness.is === 'failed') throw readiness.error;
  const isRead = readiness.is === 'ready';
  const isShown = isRead || model.view.peek() !== undefined;
  const canEdit = !disabled && !readOnly && isRead;
  useLayoutEffect(() => {
    source.setEnabled(canEdit);
    model.setEditable(canEdit && !isSource);
  }, [model, source, canEdit, isSource]);
  useImperativeHandle(props.handle, () => createEditorHandle(editor, written), [editor, written]);
  useFurtherPlugins(editor);

  const hasNoTools = props.toolbar === 'none' || props.toolbar?.length === 0;
  const permitted = jsonText([props.permissions, props.onUploadAttachment === undefined]);

  return (
    <EditorContext value={editor}>
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        required={required}
        readOnly={readOnly}
        error={error}
        hint={hint}
        role="group"
        part="editor"
        aside={
          maxLength !== undefined && isShown ? (
            <LengthLimit
              maximum={maxLength}
              counted={props.counted ?? 'text'}
              html={written.html}
              onProblem={(problem) => {
                setTooLong(problem);
                props.onTooLong?.(problem);
              }}
            />
          ) : undefined
        }
      >
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus only; what takes it is inside
          <div
            className={disabled ? 'editor editor-disabled' : 'editor'}
            data-invalid={error !== undefined || undefined}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) props.onLeave?.();
            }}
          >
            {!hasNoTools && (
              <EditorToolbar permitted={permitted} choice={props.toolbar} textId={control.id} isDisabled={disabled} />
            )}
            {isShown ? (
              <EditorSurface
                id={control.id}
                label={label}
                placeholder={props.placeholder}
                describedBy={control['aria-describedby']}
                isRequired={required}
                isInvalid={error !== undefined}
                isDisabled={disabled}
                anchor={props.anchor}
              />
            ) : (
              <div className="editor-place" aria-busy="true" />
            )}
            {isSource && (
              <SourceView
                label={label}
                describedBy={control['aria-describedby']}
                isDisabled={disabled}
                isReadOnly={readOnly}
                isInvalid={error !== undefined}
                anchor={props.anchor}
                onProblem={props.onProblem}
              />
            )}
            {/* Also then: files go on being uploaded. */}
            {isShown && <EditorOverlays />}
            {codeView}
          </div>
        )}
      </Field>
    </EditorContext>
  );
}

const loadSourceView = async () => (await import('./source/source-view.tsx')).SourceView;
const SourceView = late(loadSourceView);
/** As high as the toolbar, which the first key does not wait for. */
const ToolbarPlace = () => <div className="editor-toolbar-place" />;
const EditorToolbar = late<EditorToolbarProps>(
  async () => (await import('./toolbar/editor-toolbar.tsx')).EditorToolbar,
  ToolbarPlace,
);
const EditorOverlays = late(async () => (await import('./surface/editor-overlays.tsx')).EditorOverlays, Nothing);

const LengthLimit = late<LengthLimitProps>(async () => (await import('./api/length-limit.tsx')).LengthLimit, Nothing);

const everything: EditorPermissions = { attachments: true, images: true, mentions: true, tables: true, source: true };
