import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { activeElement } from '../../../ui/shadow-dom.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useRulesetIssueText, useRulesetMessages } from '../ruleset-messages.ts';
import { useRuleset } from './ruleset-context.ts';

/** What it is called, and whether it is on. */
export function GeneralTab() {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const words = useRulesetIssueText();
  const [enabled, name] = [session.form.field('enabled'), session.form.field('name')];
  const first = useRef<HTMLInputElement>(null);
  // The dialog was open before there was a field to start at.
  useEffect(() => {
    const input = first.current;
    const focused = input && activeElement(input.ownerDocument);
    if (focused?.matches('dialog, [role="tab"]')) input?.focus();
  }, []);
  return (
    <div className="ruleset-fields">
      <p className="ruleset-note">{t('description')}</p>
      <Switch
        label={t('fields.enabled')}
        tooltip={t('hints.disabled')}
        readOnly={readOnly}
        checked={enabled.value.value}
        onChange={enabled.set}
      />
      <TextField
        ref={first}
        label={t('fields.name')}
        required={!readOnly}
        readOnly={readOnly}
        value={name.value.value}
        error={words(name.issue.value)}
        onChange={name.set}
        onBlur={name.touch}
      />
    </div>
  );
}
