import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { late } from '../late.tsx';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './code-editor.css';
import type { CodeLanguage } from './code-languages.ts';
import type { CodeSurfaceProps } from './code-surface.tsx';

export interface CodeEditorProps extends FieldProps {
  value: string;
  onChange(value: string): void;
  /** What its words are coloured by; without one nothing is. */
  language?: CodeLanguage | undefined;
  onBlur?: (() => void) | undefined;
}

const Surface = late<CodeSurfaceProps>(async () => (await import('./code-surface.tsx')).CodeSurface, Waiting);

/** Code in one of the languages, with numbered lines. Its editor comes when it is first shown. */
export function CodeEditor(props: CodeEditorProps) {
  useThemedStyles(css);
  const { frame, own } = splitField(props);
  return (
    <Field {...frame} part="code-editor">
      {(control) => <Surface {...own} label={frame.label} control={control} />}
    </Field>
  );
}

/** As high as what comes in its place. */
function Waiting() {
  return (
    <div className="code-editor field-box" aria-busy="true">
      <SkeletonLines count={8} className="code-editor-skeleton" />
    </div>
  );
}
