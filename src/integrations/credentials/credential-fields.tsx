import { useSignals } from '@preact/signals-react/runtime';
import type { FormIssue } from '../../base/form-rules.ts';
import { type CredentialKind, credentialKinds } from '../../console/integrations/credentials-slice.ts';
import { LateDirectoryPicker } from '../../directory/late-directory-picker.ts';
import { useMessages } from '../../host/use-host.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { BoundTextField, KeptChoice } from '../../ui/record-list/bound-fields.tsx';
import { SecretField } from '../../ui/secret-field/secret-field.tsx';
import type { Credential } from './contract.ts';
import { credentialMessages } from './credential-messages.ts';
import { type CredentialValues, hasUsername } from './credential-rules.ts';

export interface CredentialFieldsProps {
  form: FormModel<CredentialValues>;
  /** Undefined: a new one. */
  credential: Credential | undefined;
  readOnly: boolean;
}

export function CredentialFields({ form, credential, readOnly }: CredentialFieldsProps) {
  useSignals();
  const t = useMessages(credentialMessages);
  const issueText = useIssueText();
  const [name, kind, username] = [form.field('name'), form.field('kind'), form.field('username')];
  const [secret, scope, organizations] = [form.field('secret'), form.field('scope'), form.field('organizationIds')];
  const chosen = kind.value.value;
  const nameText = (issue: FormIssue | undefined) => (issue?.code === 'taken' ? t('form.taken') : issueText(issue));
  const placeText = (issue: FormIssue | undefined) =>
    issue?.code === 'invalid' ? t('form.goneOrganizations') : issueText(issue);
  return (
    <>
      <BoundTextField label={t('form.name')} field={name} readOnly={readOnly} issueText={nameText} />
      <KeptChoice<CredentialKind>
        label={t('form.kind')}
        field={kind}
        readOnly={readOnly}
        isNew={credential === undefined}
        keptHint={t('form.kindKept')}
        placeholder={t('form.chooseKind')}
        choices={credentialKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        // What was typed for another type is no secret of this one.
        onChange={(value) => form.assign({ kind: value, secret: '' })}
      />
      {hasUsername(chosen) && (
        <BoundTextField label={t('form.username')} field={username} readOnly={readOnly} spellCheck={false} />
      )}
      {chosen && (
        <div key={chosen} data-field="secret">
          <SecretField
            label={t(`secret.${chosen}`)}
            hint={t('neverShown')}
            storedText={t(`stored.${chosen}`)}
            isStored={credential?.hasSecret === true}
            isMultiline={chosen === 'SSH_KEY'}
            required={!readOnly}
            readOnly={readOnly}
            value={secret.value.value}
            error={issueText(secret.issue.value)}
            onChange={secret.set}
            onBlur={secret.touch}
          />
        </div>
      )}
      <RadioGroup
        label={t('form.scope')}
        readOnly={readOnly}
        options={[
          { value: 'all', label: t('form.all') },
          { value: 'some', label: t('form.some') },
        ]}
        value={scope.value.value}
        onChange={(value) => scope.set(value as CredentialValues['scope'])}
      />
      {scope.value.value === 'some' && (
        <div data-field="organizationIds">
          <LateDirectoryPicker
            kind="organization"
            multiple
            label={t('form.organizations')}
            placeholder={t('form.chooseOrganizations')}
            required={!readOnly}
            readOnly={readOnly}
            value={organizations.value.value}
            error={placeText(organizations.issue.value)}
            onChange={organizations.set}
          />
        </div>
      )}
    </>
  );
}
