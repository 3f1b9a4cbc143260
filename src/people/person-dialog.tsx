/** The form of a user, end user or contact. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import type { FormIssue } from '../base/form-rules.ts';
import { visible } from '../base/visible.ts';
import { DirectoryPicker } from '../directory/directory-picker.tsx';
import { useHost, useMessages } from '../host/use-host.ts';
import { useIssueText } from '../ui/form/use-issue-text.ts';
import { RecordFormDialog } from '../ui/record-list/record-form-dialog.tsx';
import { createRecordSession } from '../ui/record-list/record-session.ts';
import { Switch } from '../ui/switch/switch.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { createPerson, type Person, updatePerson } from './contract.ts';
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
  const told = useEffectEvent((saved: Person) => onSaved(saved));
  const session = useModel(() =>
    createRecordSession<PersonValues>({
      initial: person ? personFromWire(kind, person) : noPerson,
      version: person?.version,
      check: (values) => personIssues(values, { kind }),
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
      name={person?.name}
      readOnly={readOnly}
      onClose={onClose}
    >
      <PersonFields kind={kind} form={session.form} readOnly={readOnly} />
    </RecordFormDialog>
  );
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
      <div data-field="name">
        <TextField
          label={t('form.name')}
          required={!readOnly}
          readOnly={readOnly}
          value={readOnly ? visible(name.value.value) : name.value.value}
          error={issueText(name.issue.value)}
          onChange={name.set}
          onBlur={name.touch}
        />
      </div>
      <div data-field="email">
        <TextField
          label={t('form.email')}
          required={needsEmail && !readOnly}
          readOnly={readOnly}
          inputMode="email"
          spellCheck={false}
          value={email.value.value}
          error={emailText(email.issue.value)}
          onChange={email.set}
          onBlur={email.touch}
        />
      </div>
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
