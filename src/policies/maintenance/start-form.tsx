import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { isDeclined } from '../../host/failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx';
import type { FormModel } from '../../ui/form/form-types.ts';
import { useFailureText } from '../../ui/form/use-failure-text.ts';
import { useInvalidFocus } from '../../ui/form/use-invalid-focus.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { DurationField } from './duration-field.tsx';
import { maintenanceIssueText, maintenanceMessages } from './maintenance-messages.ts';
import type { MaintenanceValues } from './maintenance-rules.ts';

/** How long, and what is held back meanwhile. */
export function StartForm({ form }: { form: FormModel<MaintenanceValues> }) {
  useSignals();
  const t = useMessages(maintenanceMessages);
  const box = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, box, (count) => t('invalid', { count }));
  const failure = form.failure.value;
  const reason = useFailureText(failure);
  const [duration, neverExpires] = [form.field('duration'), form.field('neverExpires')];
  const isEndless = neverExpires.value.value;
  return (
    <form
      ref={box}
      className="maintenance-form"
      aria-label={t('start')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p className="maintenance-text">{t('offText')}</p>
      <div className="maintenance-duration" data-field="duration">
        <DurationField
          label={t('duration')}
          required={!isEndless}
          disabled={isEndless}
          value={duration.value.value}
          error={isEndless ? undefined : maintenanceIssueText(duration.issue.value, t)}
          onChange={duration.set}
        />
      </div>
      <CheckboxField
        label={t('neverExpires')}
        hint={isEndless ? t('neverExpiresHint') : undefined}
        checked={isEndless}
        onChange={neverExpires.set}
      />
      <fieldset className="maintenance-options">
        <legend>{t('options')}</legend>
        <CheckboxField
          label={t('notifications')}
          hint={t('notificationsHint')}
          checked
          readOnly
          onChange={() => undefined}
        />
        <CheckboxField
          label={t('alerts')}
          checked={form.field('alerts').value.value}
          onChange={form.field('alerts').set}
        />
        <CheckboxField
          label={t('notificationChannels')}
          checked={form.field('notificationChannels').value.value}
          onChange={form.field('notificationChannels').set}
        />
      </fieldset>
      <p className="maintenance-text">{t('blocks')}</p>
      {reason !== undefined && !isDeclined(failure) && (
        <InlineAlert tone="danger" title={t('startFailed')}>
          {reason}
        </InlineAlert>
      )}
      <div className="maintenance-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting.value}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}
