/** The form of a user, end user or contact. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import type { FormIssue } from '../base/form-rules.ts';
import { isolated, visible } from '../base/visible.ts';
import { directoryNames } from '../directory/directory-names-model.ts';
import { DirectoryPicker } from '../directory/directory-picker.tsx';
import { useHost, useMessages } from '../host/use-host.ts';
import { useIssueText } from '../ui/form/use-issue-text.ts';
import { BoundTextField } from '../ui/record-list/bound-fields.tsx';
import { RecordFormDialog } from '../ui/record-list/record-form-dialog.tsx';
import { recordIn } from '../ui/record-list/record-list-model.ts';
import { createRecordSession } from '../ui/record-list/record-session.ts';
import type { VersionPart } from '../ui/record-list/record-versions.ts';
import { Switch } from '../ui/switch/switch.tsx';
import { createPerson, listPeople, type Person, updatePerson } from './contract.ts';
import { peopleMessages } from './people-messages.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';
import { noPerson, type PersonValues, personIssues } from './person-rules.ts';
import { personFromWire, personToWire } from './person-wire.ts';
import { roleKind } from './role-kind.ts';

export interface PersonDialogProps {
  kind: PersonKind;
  /** Undefined: a new one. */
  person: Person | undefined;
  readOnly: boolean;
  onSaved(person: Person): void;
  onClose(): void;
}

export function PersonDialog({ kind, person, readOnly, onSaved, onClose }: PersonDialogProps) {
  const t = useMessages(peopleMessages);
  const { client } = useHost();
  const parts = useParts(kind);
  const told = useEffectEvent((saved: Person) => onSaved(saved));
  const session = useModel(() =>
    createRecordSession<PersonValues>({
      initial: person ? personFromWire(kind, person) : noPerson,
      version: person?.version,
      check: (values) => personIssues(values, { kind }),
      async readStored(signal) {
        const read = (query: { page: number; pageSize: number }) =>
          client.call(listPeople, { params: { kind }, query }, { signal });
        const stored = person && (await recordIn(person.id, read));
        if (stored?.clientId && stored.clientName)
          directoryNames(client, 'organization').learn([
            { id: stored.clientId, name: stored.clientName, state: 'available' },
          ]);
        directoryNames(client, roleKind).want(stored?.userRoles ?? []);
        return stored && { values: personFromWire(kind, stored), version: stored.version };
      },
      async save(values, options) {
        const body = personToWire(kind, values);
        told(
          person === undefined
            ? await client.call(createPerson, { params: { kind }, body }, options)
            : await client.call(updatePerson, { params: { kind, id: person.id }, body }, options),
        );
      },
    }),
  );
  return (
    <RecordFormDialog
      title={t(`kinds.${kind}.${readOnly ? 'show' : person ? 'edit' : 'create'}`)}
      session={session}
      isNew={person === undefined}
      parts={parts}
      readOnly={readOnly}
      onClose={onClose}
    >
      <PersonFields kind={kind} form={session.form} readOnly={readOnly} />
    </RecordFormDialog>
  );
}

function useParts(kind: PersonKind): readonly VersionPart<PersonValues>[] {
  useSignals();
  const t = useMessages(peopleMessages);
  const { client } = useHost();
  const organizations = directoryNames(client, 'organization').entries.value;
  const roles = directoryNames(client, roleKind).entries.value;
  const { hasOrganization, hasRoles, hasTickets } = personKinds[kind];
  return [
    { id: 'name', label: t('form.name'), fields: ['name'], text: ({ name }) => visible(name) },
    { id: 'email', label: t('form.email'), fields: ['email'], text: ({ email }) => visible(email) },
    ...(hasOrganization
      ? [
          {
            id: 'clientId',
            label: t('form.organization'),
            fields: ['clientId'] as const,
            text: ({ clientId: id }: PersonValues) => (id === null ? '' : visible(organizations.get(id)?.name ?? id)),
          },
        ]
      : []),
    ...(hasRoles
      ? [
          {
            id: 'userRoles',
            label: t('form.roles'),
            fields: ['userRoles'] as const,
            text: ({ userRoles }: PersonValues) =>
              userRoles.map((id) => isolated(roles.get(id)?.name ?? id)).join(', '),
          },
        ]
      : []),
    ...(hasTickets
      ? [
          {
            id: 'permitted',
            label: t('columns.permitted'),
            fields: ['permitted'] as const,
            text: ({ permitted }: PersonValues) => t(`permitted.${permitted ? 'yes' : 'no'}`),
          },
        ]
      : []),
  ];
}

interface FieldsProps extends Pick<PersonDialogProps, 'kind' | 'readOnly'> {
  form: ReturnType<typeof createRecordSession<PersonValues>>['form'];
}

function PersonFields({ kind, form, readOnly }: FieldsProps) {
  useSignals();
  const t = useMessages(peopleMessages);
  const issueText = useIssueText();
  const { needsEmail, hasOrganization, hasRoles, hasTickets } = personKinds[kind];
  const [name, email, organization] = [form.field('name'), form.field('email'), form.field('clientId')];
  const [roles, permitted] = [form.field('userRoles'), form.field('permitted')];
  const emailText = (issue: FormIssue | undefined) =>
    issue?.code === 'address' || issue?.code === 'taken' ? t(`form.${issue.code}`) : issueText(issue);
  const chosenText = (issue: FormIssue | undefined) => (issue?.code === 'invalid' ? t('form.gone') : issueText(issue));
  return (
    <>
      <BoundTextField label={t('form.name')} field={name} readOnly={readOnly} />
      <BoundTextField
        label={t('form.email')}
        field={email}
        required={needsEmail}
        readOnly={readOnly}
        inputMode="email"
        spellCheck={false}
        issueText={emailText}
      />
      {hasOrganization && (
        <div data-field="clientId">
          <DirectoryPicker
            kind="organization"
            label={t('form.organization')}
            placeholder={t('form.chooseOrganization')}
            required={!readOnly}
            readOnly={readOnly}
            value={organization.value.value ?? undefined}
            error={chosenText(organization.issue.value)}
            onChange={(id) => organization.set(id ?? null)}
          />
        </div>
      )}
      {hasRoles && (
        <div data-field="userRoles">
          <DirectoryPicker
            kind={roleKind}
            multiple
            label={t('form.roles')}
            placeholder={t('form.chooseRoles')}
            required={!readOnly}
            readOnly={readOnly}
            value={roles.value.value}
            error={chosenText(roles.issue.value)}
            onChange={roles.set}
          />
        </div>
      )}
      {hasTickets && (
        <Switch
          label={t('form.permitted')}
          readOnly={readOnly}
          checked={permitted.value.value}
          onChange={permitted.set}
        />
      )}
    </>
  );
}
