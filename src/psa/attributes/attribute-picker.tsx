/** Which data of devices are sent to the provider, of either one. Source: spec 002 §2.5, §2.7, §3.1, §3.2 and §8. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Faces } from '../../ui/faces/faces.tsx';
import type { FormModel } from '../../ui/form/form-types.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { usePsa } from '../page/psa-context.ts';
import { psaMessages } from '../psa-messages.ts';
import type { Provider } from '../psa-terms.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import {
  attributeItems,
  attributeTables,
  type AttributeGroup as Group,
  withAll,
  withAttribute,
} from '../sync/sync-attributes.ts';
import { AttributeGroup } from './attribute-group.tsx';
import { attributeMessages } from './attribute-messages.ts';
import css from './attribute-picker.css';
import { type AttributeFormValues, createAttributeSession } from './attribute-session.ts';

export function AttributePicker() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(attributeMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { provider, saved } = usePsa();
  const { show } = useNotices();
  const onSaved = useEffectEvent((call: string) => {
    show(t('saved'));
    saved(call);
  });
  const session = useModel(() => createAttributeSession({ client, provider, onSaved: (call) => onSaved(call) }));
  return (
    <Faces
      state={session.state.value}
      skeleton={<SkeletonLines count={8} className="attributes" />}
      failedTitle={tPsa('notices.initialFailed')}
      onRetry={session.retry}
    >
      {({ requiredAttributes }) => <AttributeForm form={session.form} required={requiredAttributes} />}
    </Faces>
  );
}

function AttributeForm({ form, required }: { form: FormModel<AttributeFormValues>; required: readonly string[] }) {
  useSignals();
  const t = useMessages(attributeMessages);
  const tPsa = useMessages(psaMessages);
  const { provider, isReadOnly } = usePsa();
  const values = form.values.value;
  return (
    <SettingsForm
      form={form}
      className="attributes"
      label={t('deviceAttributes')}
      saveLabel={t('save')}
      failedTitle={tPsa('notices.attributesFailed')}
    >
      {provider === 'psaat' && (
        <Switch
          label={tPsa('accounts.syncNodes')}
          readOnly={isReadOnly}
          checked={values.syncNodes}
          onChange={form.field('syncNodes').set}
        />
      )}
      <div className="attribute-groups">
        {groupsOf(provider).map((group) => {
          const items = attributeItems(provider, group, values, required);
          return (
            <AttributeGroup
              key={group}
              title={titleOf(group)}
              items={items}
              readOnly={isReadOnly}
              onToggle={(item, isChecked) => form.assign(withAttribute(values, group, item, isChecked))}
              onToggleAll={(isChecked) => form.assign(withAll(values, group, items, isChecked))}
            />
          );
        })}
      </div>
    </SettingsForm>
  );

  function titleOf(group: Group): string {
    if (provider === 'psaat') return t('deviceAttributes');
    return tPsa(group === 'questions' ? 'attributes.configurationQuestions' : 'attributes.configurationAttributes');
  }
}

const groupsOf = (provider: Provider): readonly Group[] =>
  attributeTables[provider].questions.length > 0 ? ['attributes', 'questions'] : ['attributes'];
