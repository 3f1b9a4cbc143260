/** What would come of the rule, with the names and templates that it takes: they are asked for as the rule names them. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { dateTimeFormat } from '../../../../base/intl-cache.ts';
import { createResource } from '../../../../base/resource/resource.ts';
import { failureIn, isBusy, valueIn } from '../../../../base/resource/resource-state.ts';
import { directoryNames } from '../../../../directory/directory-names-model.ts';
import { readEmailTemplate } from '../../../../directory/ticketing-contract.ts';
import { CallError } from '../../../../host/http/call-error.ts';
import { useHost, useLocale } from '../../../../host/use-host.ts';
import type { MailTemplate } from '../../../rules/mails.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRuleWords } from '../../editing/use-rule-words.ts';
import type { DryRunModel } from '../dry-run-model.ts';
import { type OutcomeFacts, peopleIn, type RuleOutcome, ruleOutcome, templatesIn } from './rule-outcome.ts';

type Templates = ReadonlyMap<string, MailTemplate | undefined>;

export interface Outcome extends RuleOutcome {
  /** Templates could not be read. */
  readonly failure: { readonly error: unknown } | undefined;
  retry(): void;
}

export function useOutcome(dryRun: DryRunModel): Outcome {
  useSignals();
  const { client } = useHost();
  const { insight } = useEditing();
  const words = useRuleWords();
  const locale = useLocale();
  const names = directoryNames(client, 'user');
  const automation = insight.automation.value;
  const situation = dryRun.situation.value;
  const templates = useModel(() =>
    createResource<readonly string[], Templates>({
      read: async (ids, signal) =>
        new Map(await Promise.all(ids.map(async (id) => [id, await readTemplate(id, signal)] as const))),
    }),
  );

  async function readTemplate(id: string, signal: AbortSignal): Promise<MailTemplate | undefined> {
    try {
      const { subject, body } = await client.call(readEmailTemplate, { params: { id } }, { signal });
      return { subject: subject ?? '', body };
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return undefined;
      throw error;
    }
  }

  const wantedTemplates = templatesIn(automation).join('\n');
  useEffect(() => {
    if (wantedTemplates !== '') templates.ask(wantedTemplates.split('\n'), { keepsValue: true });
  }, [templates, wantedTemplates]);
  const wantedPeople = peopleIn(automation, situation.after).join('\n');
  useEffect(() => {
    if (wantedPeople !== '') names.want(wantedPeople.split('\n'));
  }, [names, wantedPeople]);

  const state = templates.state.value;
  const read = valueIn(state);
  const { timeZone } = dryRun.ruleFacts.value.businessHours ?? {};
  const facts: OutcomeFacts = {
    words,
    personOf(id) {
      const entry = names.entries.value.get(id);
      if (!entry) return { name: id, email: '…' };
      const isGone = entry.state === 'deleted' || entry.state === 'unknown';
      return isGone ? undefined : { name: entry.name, email: entry.detail ?? entry.name };
    },
    templateOf: (id) => (read?.has(id) ? read.get(id) : isBusy(state) || !read ? 'loading' : undefined),
    timeText: (time) =>
      dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
        new Date(time),
      ),
  };
  return { ...ruleOutcome(automation, situation, facts), failure: failureIn(state), retry: templates.retry };
}
