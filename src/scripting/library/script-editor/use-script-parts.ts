import { listFormat } from '../../../base/intl-cache.ts';
import { useLocale } from '../../../host/use-host.ts';
import type { VersionPart } from '../../../ui/record-list/record-versions.ts';

import type { ScriptValues } from '../script-values.ts';
import { type useDescribedChange, useFieldNames } from './use-field-names.ts';

/** What is decided at once where somebody else has saved a script: systems are of use to their language only. */
export function useScriptParts(describe: ReturnType<typeof useDescribedChange>): readonly VersionPart<ScriptValues>[] {
  const names = useFieldNames();
  const list = listFormat(useLocale(), { type: 'unit', style: 'short' });
  const said = (value: unknown, path: string) => describe(value, { path }) ?? String(value ?? '');
  const both = (...texts: string[]) => list.format(texts.filter(Boolean));
  const part = (id: keyof ScriptValues & keyof typeof names): VersionPart<ScriptValues> => ({
    id,
    label: names[id],
    fields: [id],
    text: (values) => said(values[id], id),
  });
  return [
    part('name'),
    part('description'),
    {
      id: 'language',
      label: both(names.language, names.operatingSystems),
      fields: ['language', 'operatingSystems'],
      text: ({ language, operatingSystems }) =>
        both(said(language, 'language'), said(operatingSystems, 'operatingSystems')),
    },
    part('architectures'),
    part('deviceType'),
    part('categories'),
    { ...part('code'), isCode: true, text: ({ code }) => code },
    {
      id: 'parameters',
      label: both(names['parameters.runAs'], names['parameters.scriptParam']),
      fields: ['parameters'],
      text: ({ parameters: { runAs, scriptParam } }) => both(said(runAs, 'parameters.runAs'), scriptParam),
    },
  ];
}
