/** One of the lists of people, with what opens over it. */
import { useModel } from '@preact/signals-react/runtime';
import { type Ref, useState } from 'react';
import { visible } from '../base/visible.ts';
import { useHost, useMessages } from '../host/use-host.ts';
import { late } from '../ui/late.tsx';
import { useNotices } from '../ui/notices/notices.tsx';
import type { DeleteRecordProps } from '../ui/record-list/delete-record.tsx';
import { RecordTable, type RecordTableHandle } from '../ui/record-list/record-table.tsx';
import { createPerson, deletePerson, type Person, type PersonUse, updatePerson } from './contract.ts';
import type { usersDefinition } from './element/users-definition.ts';
import { createPeopleList } from './people-list-model.ts';
import { peopleMessages } from './people-messages.ts';
import { usePersonColumns } from './person-columns.ts';
import type { PersonDialogProps } from './person-dialog.tsx';
import type { PersonKind } from './person-kinds.ts';

const PersonDialog = late<PersonDialogProps>(async () => (await import('./person-dialog.tsx')).PersonDialog);
const DeleteRecord = late<DeleteRecordProps<PersonUse>>(
  async () => (await import('../ui/record-list/delete-record.tsx')).DeleteRecord,
);

export interface PeopleTabProps {
  kind: PersonKind;
  readOnly: boolean;
  ref?: Ref<RecordTableHandle> | undefined;
}

type Opened =
  | { readonly what: 'form'; readonly person: Person | undefined }
  | { readonly what: 'removal'; readonly person: Person };

export function PeopleTab({ kind, readOnly, ref }: PeopleTabProps) {
  const t = useMessages(peopleMessages);
  const { client, configuration, emit } = useHost<typeof usersDefinition>();
  const { show } = useNotices();
  const people = useModel(() => createPeopleList({ client, configuration: configuration.peek(), kind }));
  const [opened, setOpened] = useState<Opened>();
  const columns = usePersonColumns(kind);
  const close = () => setOpened(undefined);

  function saved(person: Person): void {
    const call = opened?.what === 'form' && opened.person ? updatePerson.name : createPerson.name;
    people.put(person);
    show(t(call === createPerson.name ? 'created' : 'saved', { name: person.name }));
    emit('rmm-users-changed', { call, kind, id: person.id });
  }

  function removed({ id, name }: Person, tickets: number | undefined): void {
    close();
    if (tickets === undefined) {
      show(t('wasDeleted', { name }), 'info');
      return;
    }
    show(tickets === 0 ? t('deleted', { name }) : t('deletedFrom', { name, count: tickets }));
    emit('rmm-users-changed', { call: deletePerson.name, kind, id });
  }

  return (
    <>
      <RecordTable
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
        onOpen={(person) => setOpened({ what: 'form', person })}
        onCreate={() => setOpened({ what: 'form', person: undefined })}
        onRemove={(person) => setOpened({ what: 'removal', person })}
      />
      {opened?.what === 'form' && (
        <PersonDialog kind={kind} person={opened.person} readOnly={readOnly} onSaved={saved} onClose={close} />
      )}
      {opened?.what === 'removal' && (
        <DeleteRecord
          title={t(`kinds.${kind}.deleteTitle`)}
          confirmLabel={t('delete')}
          text={t(`kinds.${kind}.deleteText`, { name: opened.person.name })}
          failedTitle={t('ticketsFailed')}
          readUse={(signal) => people.readUse(opened.person.id, signal)}
          sayUse={({ openTickets }) => <p>{t('tickets', { count: openTickets })}</p>}
          remove={async (press) => removed(opened.person, await people.remove(opened.person.id, press))}
          onClose={close}
        />
      )}
    </>
  );
}
