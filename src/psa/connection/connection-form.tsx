/** The connection to a provider, of either one: whether it is on, and as whom. Source: spec 002 §3.2. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Faces } from '../../ui/faces/faces.tsx';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { usePsa } from '../page/psa-context.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import css from './connection-form.css';
import { connectionMessages } from './connection-messages.ts';
import { type ConnectionSession, createConnectionSession } from './connection-session.ts';

/** Saved only once the provider accepts it. What is stored of the password is never shown. */
export function ConnectionForm() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(connectionMessages);
  const { client } = useHost();
  const { provider, saved } = usePsa();
  const { show } = useNotices();
  const onSaved = useEffectEvent((call: string) => {
    show(t('saved'));
    saved(call);
  });
  const session = useModel(() => createConnectionSession({ client, provider, onSaved: (call) => onSaved(call) }));
  return (
    <Faces
      state={session.state.value}
      skeleton={<SkeletonLines count={5} className="connection" />}
      failedTitle={t('loadFailed')}
      onRetry={session.retry}
    >
      {() => <ConnectionFields session={session} />}
    </Faces>
  );
}

function ConnectionFields({ session }: { session: ConnectionSession }) {
  useSignals();
  const t = useMessages(connectionMessages);
  const { isReadOnly } = usePsa();
  const issueText = useIssueText();
  const { form, hasPassword } = session;
  const [enabled, username, password] = [form.field('enabled'), form.field('username'), form.field('password')];
  const isOn = enabled.value.value;

  const words = (field: typeof username, refused: 'refusedUsername' | 'refusedPassword') => {
    const issue = field.issue.value;
    return issue?.code === 'refused' ? t(refused) : issueText(issue);
  };
  return (
    <SettingsForm
      form={form}
      className="connection"
      label={t('label')}
      saveLabel={t('save')}
      failedTitle={t('failed')}
      onSave={session.save}
      note={t('checked')}
      sayIssues={(count) => t('wrong', { count })}
    >
      <Switch
        label={t('enabled')}
        hint={t('enabledHint')}
        readOnly={isReadOnly}
        checked={isOn}
        onChange={enabled.set}
      />
      <div data-field="username">
        <TextField
          label={t('username')}
          required={isOn && !isReadOnly}
          readOnly={isReadOnly}
          spellCheck={false}
          value={username.value.value}
          error={words(username, 'refusedUsername')}
          onChange={(text) => session.setCredential('username', text)}
          onBlur={username.touch}
        />
      </div>
      <div data-field="password">
        <TextField
          type="password"
          // The console's own password has no business here, and this one none in the browser's store.
          autoComplete="new-password"
          label={t('password')}
          required={isOn && !hasPassword.value && !isReadOnly}
          readOnly={isReadOnly}
          hint={t(hasPassword.value ? 'stored' : 'notStored')}
          value={password.value.value}
          error={words(password, 'refusedPassword')}
          onChange={(text) => session.setCredential('password', text)}
          onBlur={password.touch}
        />
      </div>
    </SettingsForm>
  );
}
