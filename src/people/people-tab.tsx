/** One of the lists of people, with what opens over it. */
import { useModel } from '@preact/signals-react/runtime';
import type { Ref } from 'react';
import { visible } from '../base/visible.ts';
import { useHost, useMessages } from '../host/use-host.ts';
import { late } from '../ui/late.tsx';
import { useNotices } from '../ui/notices/notices.tsx';
import type { RecordTableHandle } from '../ui/record-list/record-table.tsx';
import { Records } from '../ui/record-list/records.tsx';
import { createPerson, deletePerson, type Person, type PersonUse, updatePerson } from './contract.ts';
import type { usersDefinition } from './element/users-definition.ts';
import { createPeopleList } from './people-list-model.ts';
import { peopleMessages } from './people-messages.ts';
import { usePersonColumns } from './person-columns.ts';
import type { PersonDialogProps } from './person-dialog.tsx';
import type { PersonKind } from './person-kinds.ts';

const PersonDialog = late<PersonDialogProps>(async () => (await import('./person-dialog.tsx')).PersonDialog);

export interface PeopleTabProps {
  kind: PersonKind;
  readOnly: boolean;
  ref?: Ref<RecordTableHandle> | undefined;
}

export function PeopleTab({ kind, readOnly, ref }: PeopleTabProps) {
  const t = useMessages(peopleMessages);
  const { client, configuration, emit } = useHost<typeof usersDefinition>();
  const { show } = useNotices();
  const people = useModel(() => createPeopleList({ client, configuration: configuration.peek(), kind }));
  const columns = usePersonColumns(kind);

  function saved(person: Person, isNew: boolean): void {
    const call = isNew ? createPerson.name : updatePerson.name;
    people.put(person);
    show(t(isNew ? 'created' : 'saved', { name: person.name }));
    emit('rmm-users-changed', { call, kind, id: person.id });
  }

  function removed({ id, name }: Person, tickets: number | undefined): void {
    if (tickets === undefined) {
      show(t('wasDeleted', { name }), 'info');
      return;
    }
    show(tickets === 0 ? t('deleted', { name }) : t('deletedFrom', { name, count: tickets }));
    emit('rmm-users-changed', { call: deletePerson.name, kind, id });
  }

  return (
    <Records
      ref={ref}
      tableId={`people-${kind}`}
      list={people.list}
      columns={columns}
      nameOf={({ name }) => visible(name)}
      readOnly={readOnly}
      words={{
        label: t(`tabs.${kind}`),
        search: t('search'),
        empty: t(`kinds.${kind}.empty`),
        noMatch: t('noMatch'),
        create: t(`kinds.${kind}.create`),
        remove: t('delete'),
      }}
      form={({ record, ...form }) => (
        <PersonDialog {...form} kind={kind} person={record} onSaved={(person) => saved(person, record === undefined)} />
      )}
      removal={(person) => ({
        title: t(`kinds.${kind}.deleteTitle`),
        confirmLabel: t('delete'),
        text: t(`kinds.${kind}.deleteText`, { name: person.name }),
        failedTitle: t('ticketsFailed'),
        readUse: (signal) => people.readUse(person.id, signal),
        sayUse: ({ openTickets }: PersonUse) => <p>{t('tickets', { count: openTickets })}</p>,
        remove: async (press) => removed(person, await people.remove(person.id, press)),
      })}
    />
  );
}
