import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent, useRef, useState } from 'react';
import { dateTimeFormat } from '../../base/intl-cache.ts';
import { createResource } from '../../base/resource/resource.ts';
import { isDeclined } from '../../host/failure-text.ts';
import { useHost, useLocale, useMessages } from '../../host/use-host.ts';
import { ScheduleEditor } from '../../schedule/editor/schedule-editor.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Faces } from '../../ui/faces/faces.tsx';
import { useUnsavedChanges } from '../../ui/form/unsaved-changes.tsx';
import { useFailureText } from '../../ui/form/use-failure-text.ts';
import { useInvalidFocus } from '../../ui/form/use-invalid-focus.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { type AgreementSync, readAgreementSync, saveAgreementSync } from '../agreement-sync-contract.ts';
import { usePsa } from '../page/psa-context.ts';
import { psaMessages } from '../psa-messages.ts';
import css from './agreement-sync-form.css';
import { type AgreementSyncSession, createAgreementSyncSession, timeZoneOf } from './agreement-sync-session.ts';
import { syncMessages } from './sync-messages.ts';

/** Whether and when agreements are synchronized: monthly, as the document fixes it. Source: spec 002 §2.6. */
export function AgreementSyncForm() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(syncMessages);
  const { client } = useHost();
  const settings = useModel(() => {
    const resource = createResource<void, AgreementSync>({
      read: (_, signal) => client.call(readAgreementSync, { params: {} }, { signal }),
    });
    resource.ask();
    return resource;
  });
  return (
    <Faces
      state={settings.state.value}
      skeleton={<SkeletonLines count={6} className="agreement-sync" />}
      failedTitle={t('form.loadFailed')}
      onRetry={settings.retry}
    >
      {(loaded) => <SettingsForm settings={loaded} />}
    </Faces>
  );
}

/** Discarding starts over with what is stored: also what the schedule editor shows and could not take. */
function SettingsForm({ settings }: { settings: AgreementSync }) {
  const [{ start, edition }, setStart] = useState({ start: settings, edition: 0 });
  return (
    <EditedSettings
      key={edition}
      settings={start}
      onDiscard={(stored) => setStart({ start: stored, edition: edition + 1 })}
    />
  );
}

interface EditedSettingsProps {
  settings: AgreementSync;
  onDiscard(stored: AgreementSync): void;
}

const anchor = () => undefined;

function EditedSettings({ settings, onDiscard }: EditedSettingsProps) {
  useSignals();
  const t = useMessages(syncMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { isReadOnly, saved } = usePsa();
  const { show } = useNotices();
  const box = useRef<HTMLFormElement>(null);
  const onSaved = useEffectEvent(() => {
    saved(saveAgreementSync.name);
    show(t('form.saved'), 'success');
  });
  const session = useModel(() => createAgreementSyncSession({ client, settings, onSaved: () => onSaved() }));
  const { form, editor } = session;
  useInvalidFocus(form, box, (count) => t('form.invalid', { count }));
  const { prompt } = useUnsavedChanges(form, { whenLeaving: true });
  const problem = useFailureText(form.failure.value);
  const enabled = form.field('enabled');
  const isBusy = form.isSubmitting.value;

  return (
    <form
      ref={box}
      className="agreement-sync"
      aria-label={t('form.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Switch
        label={tPsa('agreementSync.enabled')}
        hint={tPsa('agreementSync.hint')}
        readOnly={isReadOnly}
        checked={enabled.value.value}
        onChange={enabled.set}
      />
      <NextRun session={session} />
      <div data-field="schedule">
        <ScheduleEditor
          label={t('form.schedule')}
          model={editor}
          timeZone={timeZoneOf(settings)}
          isEveryHidden
          readOnly={isReadOnly}
          areProblemsShown={form.wasSubmitted.value}
          anchor={anchor}
        />
      </div>
      {problem !== undefined && !isDeclined(form.failure.value) && (
        <InlineAlert tone="danger" title={t('form.saveFailed')}>
          {problem}
        </InlineAlert>
      )}
      {!isReadOnly && (
        <div className="agreement-sync-actions">
          <Button disabled={!session.isChanged.value || isBusy} onClick={() => onDiscard(session.stored.peek())}>
            {t('form.discard')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!session.isChanged.value}>
            {t('form.save')}
          </Button>
        </div>
      )}
      {prompt}
    </form>
  );
}

/** By what is stored: what is being edited is told beside the fields. */
function NextRun({ session: { stored, isChanged } }: { session: AgreementSyncSession }) {
  useSignals();
  const t = useMessages(syncMessages);
  const locale = useLocale();
  const { enabled, nextRun } = stored.value;
  const timeZone = timeZoneOf(stored.value);
  return (
    <p className="agreement-sync-next" role="status">
      {words()}
    </p>
  );

  function words(): string {
    if (isChanged.value) return t('form.unsaved');
    if (!enabled) return t('form.off');
    if (nextRun === null || nextRun === undefined) return t('form.over');
    const when = dateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(nextRun);
    return t('form.nextRun', { when, zone: timeZone.replaceAll('_', ' ') });
  }
}
