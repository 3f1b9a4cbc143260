/** The choices of a ruleset. What was chosen once and is not offered any more is shown all the same. */
import { useSignals } from '@preact/signals-react/runtime';
import { failureIn, valueIn } from '../../../base/resource/resource-state.ts';
import { DirectoryPicker } from '../../../directory/directory-picker.tsx';
import { useMessages } from '../../../host/use-host.ts';
import { Failure } from '../../../ui/faces/failure.tsx';
import { SearchableSelect } from '../../../ui/select/controls/searchable-select.tsx';
import { Select } from '../../../ui/select/controls/select.tsx';
import type { Option } from '../../../ui/select/option.ts';
import { type RuleMessageKey, ruleMessages } from '../../rules/rule-messages.ts';
import { useRulesetIssueText, useRulesetMessages } from '../ruleset-messages.ts';
import { useRuleset } from './ruleset-context.ts';

/** Searched here: all of them come at once. Source: spec 001 §8 for the words of their failure. */
export function FormField() {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const words = useRulesetIssueText();
  const field = session.form.field('ticketFormId');
  const state = session.ticketForms.state.value;
  const forms = valueIn(state);
  const failure = failureIn(state);
  const options = (forms ?? []).map(({ id, name, active }) => ({
    value: id,
    label: name,
    ...(active === false && { disabledReason: t('inactive') }),
  }));
  const chosen = field.value.value;
  return (
    <>
      <SearchableSelect
        label={t('fields.form')}
        required={!readOnly}
        readOnly={readOnly || !forms}
        // What was chosen stays; nobody knows its id by sight.
        placeholder={t(forms ? 'choose' : failure ? 'notLoaded' : 'loading')}
        options={forms ? withChosen(options, chosen) : []}
        value={forms && (chosen || undefined)}
        error={words(field.issue.value)}
        onChange={(id) => field.set(id ?? '')}
      />
      {failure && (
        <Failure error={failure.error} title={t('errors.forms')} look="inline" onRetry={session.ticketForms.retry} />
      )}
    </>
  );
}

export interface StatusFieldProps {
  path: 'status' | 'resetStatus' | 'retriggerStatus';
  /** One that is not required can be taken away again. */
  required: boolean;
  hint?: string | undefined;
}

export function StatusField({ path, required, hint }: StatusFieldProps) {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const words = useRulesetIssueText();
  const field = session.form.field(path);
  const chosen = field.value.value;
  const options = session.statuses.value.map(({ id, displayName }) => ({ value: id, label: displayName }));
  return (
    <Select
      label={t('fields.status')}
      required={required && !readOnly}
      clearable={!required}
      readOnly={readOnly}
      hint={hint}
      placeholder={t('choose')}
      options={withChosen(options, chosen)}
      value={chosen || undefined}
      error={words(field.issue.value)}
      onChange={(id) => field.set(id ?? '')}
    />
  );
}

export interface DegreeFieldProps {
  path: 'priority' | 'severity' | 'retriggerPriority' | 'retriggerSeverity';
  noun: 'priority' | 'severity';
  degrees: readonly string[];
  /** The option of who leaves it as it is. */
  initial: string;
}

/** How urgent it is, or how bad. */
export function DegreeField({ path, noun, degrees, initial }: DegreeFieldProps) {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const tRules = useMessages(ruleMessages);
  const words = useRulesetIssueText();
  const field = session.form.field(path);
  const chosen = field.value.value;
  const options = degrees.map((degree) => ({
    value: degree,
    label: tRules(`${noun}.${degree}` as RuleMessageKey),
  }));
  return (
    <Select
      label={t(`fields.${noun}`)}
      readOnly={readOnly}
      options={[{ value: '', label: initial }, ...withChosen(options, chosen)]}
      value={chosen}
      error={words(field.issue.value)}
      onChange={(degree) => field.set(degree ?? '')}
    />
  );
}

export function TagsField({ path, hint }: { path: 'tags' | 'retriggerTags'; hint?: string | undefined }) {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const words = useRulesetIssueText();
  const field = session.form.field(path);
  return (
    <DirectoryPicker
      kind="tag"
      multiple
      offersCreation
      label={t('fields.tags')}
      hint={hint}
      readOnly={readOnly}
      placeholder={t('choose')}
      value={field.value.value}
      error={words(field.issue.value)}
      onChange={field.set}
    />
  );
}

function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
