import { useMemo } from 'react';
import { visible } from '../base/visible.ts';
import { useMessages } from '../host/use-host.ts';
import type { TableColumn } from '../ui/table/table-types.ts';
import type { Person } from './contract.ts';
import { peopleMessages } from './people-messages.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';

export function usePersonColumns(kind: PersonKind): readonly TableColumn<Person>[] {
  const t = useMessages(peopleMessages);
  return useMemo(() => {
    const { hasOrganization, hasTickets } = personKinds[kind];
    const organization: TableColumn<Person> = {
      id: 'organization',
      header: t('columns.organization'),
      cell: { type: 'Text', text: ({ clientName }) => visible(clientName ?? '') },
      disableSortBy: true,
      priority: 2,
      share: 1.5,
      minWidth: 140,
    };
    const permitted: TableColumn<Person> = {
      id: 'permitted',
      header: t('columns.permitted'),
      value: (row) => t(row.permitted === false ? 'permitted.no' : 'permitted.yes'),
      disableSortBy: true,
      priority: 3,
      minWidth: 100,
    };
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isRemovable: false,
        cell: { type: 'Text', text: ({ name }) => visible(name) },
        share: 1.5,
        minWidth: 150,
      },
      {
        id: 'email',
        header: t('columns.email'),
        cell: { type: 'Text', text: ({ email }) => visible(email ?? '') },
        priority: 1,
        share: 2,
        minWidth: 170,
      },
      ...(hasOrganization ? [organization] : []),
      ...(hasTickets ? [permitted] : []),
    ];
  }, [t, kind]);
}
