import { useMemo } from 'react';
import { listFormat } from '../../../base/intl-cache.ts';
import { visible } from '../../../base/visible.ts';
import type { Script, ScriptCategory } from '../../../console/scripting/script-shape.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import type { FilterDefinition } from '../../../ui/table/filter-types.ts';
import type { TableColumn } from '../../../ui/table/table-types.ts';
import { libraryMessages } from '../library-messages.ts';
import { choiceLabel } from '../library-words.ts';
import { builtInLanguage, scriptLanguageNames } from '../script-terms.ts';

export function useScriptColumns(categories: readonly ScriptCategory[]): readonly TableColumn<Script>[] {
  const t = useMessages(libraryMessages);
  const locale = useLocale();
  return useMemo(() => {
    const list = listFormat(locale, { type: 'unit', style: 'short' });
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isRemovable: false,
        cell: { type: 'Text', text: ({ name }) => visible(name) },
        share: 2.5,
        minWidth: 180,
      },
      {
        id: 'language',
        header: t('columns.language'),
        value: ({ language }) => choiceLabel(t, 'languages', language),
        priority: 1,
        minWidth: 110,
      },
      {
        id: 'operatingSystems',
        header: t('columns.operatingSystems'),
        value: ({ operatingSystems }) =>
          list.format(operatingSystems.map((one) => choiceLabel(t, 'operatingSystems', one))),
        priority: 2,
        minWidth: 170,
      },
      {
        id: 'categories',
        header: t('columns.categories'),
        value: (row) => list.format(row.categories.map((id) => visible(names.get(id) ?? ''))),
        cell: {
          type: 'Tags',
          tags: (row) => row.categories.map((id) => ({ label: visible(names.get(id) ?? '') })),
        },
        share: 1.5,
        priority: 3,
        minWidth: 160,
      },
      {
        id: 'architectures',
        header: t('columns.architectures'),
        value: ({ architectures }) =>
          architectures.length === 0
            ? t('fields.architecturesPlaceholder')
            : list.format(architectures.map((one) => choiceLabel(t, 'architectures', one))),
        isHiddenAtFirst: true,
        priority: 4,
      },
      {
        id: 'deviceType',
        header: t('columns.deviceType'),
        value: ({ deviceType }) =>
          deviceType === null ? t('fields.anyDevice') : choiceLabel(t, 'deviceTypes', deviceType),
        isHiddenAtFirst: true,
        priority: 5,
      },
      {
        id: 'runAs',
        header: t('columns.runAs'),
        value: ({ parameters }) => choiceLabel(t, 'accounts', parameters.runAs),
        isHiddenAtFirst: true,
        priority: 6,
      },
    ];
  }, [t, locale, categories]);
}

export function useScriptFilters(categories: readonly ScriptCategory[]): readonly FilterDefinition<Script>[] {
  const t = useMessages(libraryMessages);
  return useMemo(() => {
    const languages = [...scriptLanguageNames, builtInLanguage].map((value) => ({
      value,
      label: choiceLabel(t, 'languages', value),
    }));
    return [
      {
        name: 'categoryFilter',
        type: 'MultiSelect',
        label: t('filters.category'),
        componentProps: { options: categories.map(({ id, name }) => ({ value: id, label: name })) },
        filter: (row, value) => (value as readonly string[]).some((id) => row.categories.includes(id)),
      },
      {
        name: 'languageFilter',
        type: 'MultiSelect',
        label: t('filters.language'),
        componentProps: { options: languages },
        filter: ({ language }, value) => (value as readonly string[]).includes(language),
      },
    ];
  }, [t, categories]);
}
