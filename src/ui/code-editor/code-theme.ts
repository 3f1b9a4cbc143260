/** The look of code, in the colours of the theme. Its frame is in `code-editor.css`. */
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const codeTheme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'transparent', blockSize: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '13px',
    lineHeight: '20px',
  },
  '.cm-content': { paddingBlock: '8px', caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    color: 'var(--text-muted)',
    backgroundColor: 'var(--surface-subtle)',
    borderColor: 'var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--accent) 28%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--pressed)', outline: '1px solid var(--line-strong)' },
});

export const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--text-muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.controlKeyword], color: 'var(--accent-text)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--green-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--amber-text)' },
  {
    tag: [tags.variableName, tags.special(tags.variableName), tags.definition(tags.variableName)],
    color: 'var(--blue-text)',
  },
  { tag: [tags.labelName, tags.meta, tags.standard(tags.variableName)], color: 'var(--red-text)' },
]);
