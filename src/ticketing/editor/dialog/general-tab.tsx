import { useSignals } from '@preact/signals-react/runtime';
import { memo, useEffect, useRef } from 'react';
import type { FormIssue } from '../../../base/form-rules.ts';
import { useIssueText } from '../../../ui/form/use-issue-text.ts';
import { activeElement } from '../../../ui/shadow-dom.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { limits } from '../../terms/limits.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useEditorMessages } from '../editing/editor-messages.ts';
import css from './general.css';

/** What it is called, and whether it is on. */
export const GeneralTab = memo(function GeneralTab() {
  useSignals();
  useThemedStyles(css);
  const { editor, type, isSystem } = useEditing();
  const t = useEditorMessages();
  const words = useIssueText();
  const { form } = editor;
  const [enabled, name, description] = [form.field('enabled'), form.field('name'), form.field('description')];
  const first = useRef<HTMLInputElement>(null);
  // The dialog was open before there was a field to start at.
  useEffect(() => {
    const input = first.current;
    const focused = input && activeElement(input.ownerDocument);
    if (focused?.matches('dialog, [role="tab"]')) input?.focus();
  }, []);
  const leave = (field: { touch(): void }) => () => {
    field.touch();
    editor.seal();
  };
  return (
    <div className="general">
      {type === 'BOARD' ? (
        <p className="general-note">{t(isSystem ? 'general.systemBoard' : 'general.board')}</p>
      ) : (
        <Switch
          label={t('general.enabled')}
          tooltip={t(type === 'RESPONSE_TEMPLATE' ? 'general.disabledTemplate' : 'general.disabledAutomation')}
          checked={enabled.value.value}
          onChange={enabled.set}
        />
      )}
      <div data-field="name">
        <TextField
          ref={first}
          label={t('general.name')}
          required
          disabled={isSystem}
          hint={isSystem ? t('general.systemName') : undefined}
          value={name.value.value}
          error={words(generalIssue(name.issue.value))}
          onChange={name.set}
          onBlur={leave(name)}
        />
      </div>
      <div data-field="description">
        <TextArea
          label={t('general.description')}
          disabled={isSystem}
          maxLength={limits.description}
          mayExceed
          value={description.value.value}
          error={words(generalIssue(description.issue.value))}
          onChange={description.set}
          onBlur={leave(description)}
        />
      </div>
    </div>
  );
});

/** By the codes that all forms have: the words of rules come later. */
const generalIssue = (issue: FormIssue | undefined) =>
  issue && { ...issue, code: issue.code.endsWith('TooLong') ? 'tooLong' : issue.code };
