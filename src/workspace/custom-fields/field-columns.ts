import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import type { FilterDefinition } from '../../ui/table/filter-types.ts';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { CustomField } from './contract.ts';
import { fieldMessages } from './field-messages.ts';
import { customFieldScopes, customFieldTypes } from './field-types.ts';

/** A type or scope of a newer server is shown as it is called there. */
export function useFieldColumns(): readonly TableColumn<CustomField>[] {
  const t = useMessages(fieldMessages);
  return useMemo(() => {
    const typeName = (type: string) => {
      const known = customFieldTypes.find((one) => one === type);
      return known ? t(`types.${known}`) : type;
    };
    const scopeName = (scope: string) => {
      const known = customFieldScopes.find((one) => one === scope);
      return known ? t(`scopes.${known}`) : scope;
    };
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isRemovable: false,
        cell: { type: 'Text', text: ({ name }) => visible(name) },
        share: 2,
        minWidth: 160,
      },
      {
        id: 'type',
        header: t('columns.type'),
        value: ({ type }) => typeName(type),
        disableSortBy: true,
        priority: 1,
        minWidth: 132,
      },
      {
        id: 'scopes',
        header: t('columns.scopes'),
        cell: { type: 'Tags', tags: ({ scopes }) => scopes.map((scope) => ({ label: scopeName(scope) })) },
        disableSortBy: true,
        priority: 2,
        share: 3,
        minWidth: 170,
      },
      {
        id: 'description',
        header: t('columns.description'),
        cell: { type: 'Text', text: ({ description }) => visible(description ?? '') },
        disableSortBy: true,
        priority: 3,
        share: 3,
      },
    ];
  }, [t]);
}

export function useScopeFilter(): readonly FilterDefinition<CustomField>[] {
  const t = useMessages(fieldMessages);
  return useMemo(
    () => [
      {
        name: 'scope',
        type: 'SingleSelect',
        label: t('columns.scopes'),
        componentProps: {
          placeholder: t('allScopes'),
          clearable: true,
          options: customFieldScopes.map((value) => ({ value, label: t(`scopes.${value}`) })),
        },
      },
    ],
    [t],
  );
}
