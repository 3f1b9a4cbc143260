import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import { credentialKinds } from '../../console/integrations/credentials-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { FilterDefinition } from '../../ui/table/filter-types.ts';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { Credential } from './contract.ts';
import { credentialMessages } from './credential-messages.ts';

export function useCredentialColumns(): readonly TableColumn<Credential>[] {
  const t = useMessages(credentialMessages);
  return useMemo(() => {
    const places = ({ organizationIds, organizations }: Credential) => {
      if (!organizationIds) return [{ label: t('allOrganizations') }];
      if (organizations.length === 0) return [{ label: t('deletedOrganizations'), tone: 'amber' as const }];
      return organizations.map(({ name }) => ({ label: visible(name) }));
    };
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isRemovable: false,
        cell: { type: 'Text', text: ({ name }) => visible(name) },
        share: 2,
        minWidth: 170,
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        value: ({ kind }) => t(`kinds.${kind}`),
        disableSortBy: true,
        priority: 1,
        minWidth: 186,
      },
      {
        id: 'username',
        header: t('columns.username'),
        cell: { type: 'Text', text: ({ username }) => visible(username ?? '') },
        disableSortBy: true,
        priority: 2,
        minWidth: 170,
      },
      {
        id: 'organizations',
        header: t('columns.organizations'),
        cell: { type: 'Tags', tags: places },
        disableSortBy: true,
        priority: 3,
        share: 2,
        minWidth: 150,
      },
      {
        id: 'uses',
        header: t('columns.uses'),
        value: ({ uses }) => (uses ? t('tasks', { count: uses }) : undefined),
        disableSortBy: true,
        priority: 4,
        minWidth: 140,
      },
      {
        id: 'changedBy',
        header: t('columns.changedBy'),
        cell: { type: 'Text', text: ({ changedBy }) => visible(changedBy) },
        disableSortBy: true,
        priority: 5,
        minWidth: 110,
        // Names and organizations say more, in the room of a window of 1280 pixels.
        isHiddenAtFirst: true,
      },
      {
        id: 'changedAt',
        header: t('columns.changedAt'),
        cell: { type: 'Date', format: 'date' },
        priority: 4,
        minWidth: 116,
      },
    ];
  }, [t]);
}

export function useKindFilter(): readonly FilterDefinition<Credential>[] {
  const t = useMessages(credentialMessages);
  return useMemo(
    () => [
      {
        name: 'kind',
        type: 'SingleSelect',
        label: t('columns.kind'),
        componentProps: {
          placeholder: t('allKinds'),
          clearable: true,
          options: credentialKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
      },
    ],
    [t],
  );
}
