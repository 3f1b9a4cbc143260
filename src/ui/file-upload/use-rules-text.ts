import { useFormat } from '../../host/use-format.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { fileMessages } from './messages.ts';
import type { CompleteFileRules } from './model/file-rules.ts';
import { acceptedNames } from './model/file-types.ts';

/** What may be added, before somebody tries: "Up to 5 files, 100 MB each · Accepted: PDF, images". */
export function useRulesText({ maximumFiles, maximumSize, accept }: CompleteFileRules): string {
  const t = useMessages(fileMessages);
  const format = useFormat();
  const locale = useLocale();
  const size = format.bytes(maximumSize);
  const many = t('limitsEach', { count: maximumFiles, size });
  const { families, endings } = acceptedNames(accept);
  const names = [
    ...endings,
    ...families.map((family) =>
      family === 'image' || family === 'audio' || family === 'video' ? t(`families.${family}`) : '',
    ),
  ];
  if (names.length === 0) return many;
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' }).format(names);
  return `${many} · ${t('accepted', { types: list })}`;
}
