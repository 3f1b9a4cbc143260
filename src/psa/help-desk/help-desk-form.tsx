/** Help desk options of a provider, of either one. Source: spec 002 §2.1, §2.7 and §3.1. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx';
import { Faces } from '../../ui/faces/faces.tsx';
import type { FormModel } from '../../ui/form/form-types.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { connectionCalls, type HelpDesk } from '../connection-contract.ts';
import { usePsa } from '../page/psa-context.ts';
import { psaMessages } from '../psa-messages.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { createSettingsSession } from '../settings/settings-session.ts';
import css from './help-desk-form.css';
import { helpDeskMessages } from './help-desk-messages.ts';

interface HelpDeskValues {
  readonly createContact: boolean;
  readonly embedHelpRequestImagesInTickets: boolean;
}

const valuesOf = ({ createContact, embedHelpRequestImagesInTickets }: HelpDesk): HelpDeskValues => ({
  createContact,
  embedHelpRequestImagesInTickets: embedHelpRequestImagesInTickets ?? false,
});

export function HelpDeskForm() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(helpDeskMessages);
  const { client } = useHost();
  const { provider, saved } = usePsa();
  const { show } = useNotices();
  const { readHelpDesk, saveHelpDesk } = connectionCalls[provider];
  const onSaved = useEffectEvent(() => {
    show(t('saved'));
    saved(saveHelpDesk.name);
  });
  const session = useModel(() =>
    createSettingsSession<HelpDesk, HelpDeskValues>({
      initial: { createContact: false, embedHelpRequestImagesInTickets: false },
      read: (signal) => client.call(readHelpDesk, { params: {} }, { signal }),
      valuesOf,
      send({ createContact, embedHelpRequestImagesInTickets }, options) {
        const body = { createContact, ...(provider === 'psaat' && { embedHelpRequestImagesInTickets }) };
        return client.call(saveHelpDesk, { params: {}, body }, options);
      },
      onSaved: () => onSaved(),
    }),
  );
  return (
    <Faces
      state={session.state.value}
      skeleton={<SkeletonLines count={2} className="help-desk" />}
      failedTitle={t('loadFailed')}
      onRetry={session.retry}
    >
      {() => <HelpDeskFields form={session.form} />}
    </Faces>
  );
}

function HelpDeskFields({ form }: { form: FormModel<HelpDeskValues> }) {
  useSignals();
  const t = useMessages(helpDeskMessages);
  const tPsa = useMessages(psaMessages);
  const { provider, isReadOnly } = usePsa();
  const [createContact, embedImages] = [form.field('createContact'), form.field('embedHelpRequestImagesInTickets')];
  return (
    <SettingsForm
      form={form}
      className="help-desk"
      label={tPsa('helpDesk.title')}
      saveLabel={t('save')}
      failedTitle={t('saveFailed')}
    >
      <CheckboxField
        label={tPsa('helpDesk.createContact')}
        hint={tPsa('helpDesk.createContactHint')}
        readOnly={isReadOnly}
        checked={createContact.value.value}
        onChange={createContact.set}
      />
      {provider === 'psaat' && (
        <CheckboxField
          label={tPsa('helpDesk.embedImages')}
          hint={t('embedImagesHint')}
          readOnly={isReadOnly}
          checked={embedImages.value.value}
          onChange={embedImages.set}
        />
      )}
    </SettingsForm>
  );
}
