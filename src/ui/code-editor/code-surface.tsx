/** CodeMirror in a field. All of CodeMirror is imported here, in what comes late. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../host/use-host.ts';
import type { ControlProps } from '../field/field.tsx';
import { type CodeLanguage, loadCodeLanguage } from './code-languages.ts';
import { codeTheme, highlighting } from './code-theme.ts';
import { type LeavingByTab, leavingByTab } from './leaving-by-tab.ts';

export interface CodeSurfaceProps {
  label: string;
  control: ControlProps;
  value: string;
  language?: CodeLanguage | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
}

/** Of a change that the owner made, of which it need not be told. */
const given = Annotation.define<true>();

export function CodeSurface(props: CodeSurfaceProps) {
  const { label, control, value, language, disabled = false, readOnly = false } = props;
  const { root, report } = useHost();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const leaving = useRef<LeavingByTab>(undefined);
  const parts = useRef({ language: new Compartment(), access: new Compartment(), attributes: new Compartment() });
  const changed = useEffectEvent((text: string) => props.onChange(text));
  const left = useEffectEvent(() => props.onBlur?.());
  const first = useEffectEvent(() => ({ value, isFixed, access: access(), attributes: attributes() }));

  const isFixed = disabled || readOnly;
  function access(): Extension {
    return [EditorState.readOnly.of(isFixed), EditorView.editable.of(!disabled)];
  }
  function attributes(): Extension {
    const { 'aria-invalid': invalid, 'aria-required': required, 'aria-describedby': description, id } = control;
    return EditorView.contentAttributes.of({
      id,
      'aria-label': label,
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(required && { 'aria-required': 'true' }),
      ...(description !== undefined && { 'aria-describedby': description }),
      ...(isFixed && { 'aria-readonly': 'true' }),
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
      translate: 'no',
    });
  }

  useLayoutEffect(() => {
    const parent = box.current;
    if (!parent) return;
    const begun = first();
    const { language: languagePart, access: accessPart, attributes: attributePart } = parts.current;
    const editor = new EditorView({
      parent,
      // Its sheet is adopted by the shadow root, so that no policy stands in the way of its style.
      root,
      state: EditorState.create({
        doc: begun.value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          indentUnit.of('    '),
          syntaxHighlighting(highlighting),
          codeTheme,
          keymap.of([...defaultKeymap, ...historyKeymap, ...(begun.isFixed ? [] : [indentWithTab])]),
          languagePart.of([]),
          accessPart.of(begun.access),
          attributePart.of(begun.attributes),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            if (docChanged && !transactions.some((one) => one.annotation(given))) changed(state.doc.toString());
          }),
          EditorView.domEventHandlers({
            focus() {
              leaving.current?.begin();
            },
            blur() {
              leaving.current?.end();
              left();
            },
          }),
        ],
      }),
    });
    view.current = editor;
    leaving.current = leavingByTab(editor);
    return () => {
      leaving.current?.end();
      editor.destroy();
      view.current = undefined;
    };
  }, [root]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      annotations: given.of(true),
    });
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what `access` and `attributes` read
  useEffect(() => {
    const { access: accessPart, attributes: attributePart } = parts.current;
    view.current?.dispatch({
      effects: [accessPart.reconfigure(access()), attributePart.reconfigure(attributes())],
    });
  }, [isFixed, disabled, label, control['aria-invalid'], control['aria-describedby'], control['aria-required']]);

  useEffect(() => {
    let isWanted = true;
    const show = (extension: Extension) => {
      if (isWanted) view.current?.dispatch({ effects: parts.current.language.reconfigure(extension) });
    };
    if (language === undefined) show([]);
    // Without its colours code can be written all the same.
    else loadCodeLanguage(language).then((parser) => show(StreamLanguage.define(parser)), report);
    return () => {
      isWanted = false;
    };
  }, [language, report]);

  return <div ref={box} className="code-editor field-box" dir="ltr" data-fixed={isFixed || undefined} />;
}
