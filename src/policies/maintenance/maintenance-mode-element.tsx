/** The view of `<rmm-maintenance-mode>`. Source: spec 002 §5. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ElementValues, tagName } from '../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Failure } from '../../ui/faces/failure.tsx';
import { Lost } from '../../ui/faces/lost.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { NoticesHost, useNotices } from '../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { maintenanceMessages } from './maintenance-messages.ts';
import css from './maintenance-mode.css';
import type { MaintenanceChange, maintenanceModeDefinition } from './maintenance-mode-definition.ts';
import { createMaintenance } from './maintenance-model.ts';
import { RunningView } from './running-view.tsx';
import { StartForm } from './start-form.tsx';

type Definition = typeof maintenanceModeDefinition;

/** `<rmm-maintenance-mode>` */
export function MaintenanceModeElement({ nodeId = '' }: ElementValues<Definition>) {
  useThemedStyles(css);
  const t = useMessages(maintenanceMessages);
  const { report } = useHost();
  const box = useRef<HTMLElement>(null);
  // Started or ended, the button that was pressed gives way to others.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('button, input'));
  const isMissing = nodeId === '';
  useEffect(() => {
    if (isMissing)
      report(new TypeError(`<${tagName('maintenance-mode')}>: node-id is not set, so no device can be shown.`));
  }, [isMissing, report]);
  return (
    <section ref={box} className="maintenance" aria-label={t('label')}>
      <NoticesHost>
        {isMissing ? (
          <EmptyState title={t('noNode.title')} text={t('noNode.text')} />
        ) : (
          <Maintenance key={nodeId} nodeId={nodeId} />
        )}
      </NoticesHost>
    </section>
  );
}

const doneTexts = { start: 'started', extend: 'extended', end: 'ended' } as const;

function Maintenance({ nodeId }: { nodeId: string }) {
  useSignals();
  const t = useMessages(maintenanceMessages);
  const { client, configuration, request, emit } = useHost<Definition>();
  const { show } = useNotices();
  const changed = useEffectEvent((change: MaintenanceChange) => {
    show(t(doneTexts[change.action]));
    emit('rmm-maintenance-changed', change);
  });
  const model = useModel(() =>
    createMaintenance({
      client,
      nodeId,
      onRequest: (change) => request('rmm-maintenance-request', change),
      onChanged: (change) => changed(change),
    }),
  );
  useMethods<Definition>({ refresh: model.refresh });
  const isReadOnly = configuration.value.permissions.canManageNodes === false;
  const running = model.running.value;
  const lost = model.lost.value;
  if (running === undefined) {
    if (lost) return <Failure error={lost.error} title={t('loadFailed')} onRetry={model.retry} />;
    return <SkeletonLines count={5} className="maintenance-skeleton" />;
  }
  return (
    <>
      {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
      {lost && <Lost error={lost.error} title={t('lost')} onRetry={model.retry} />}
      {running ? (
        <RunningView model={model} running={running} isReadOnly={isReadOnly} />
      ) : isReadOnly ? (
        <p className="maintenance-text">{t('offText')}</p>
      ) : (
        <StartForm form={model.form} />
      )}
    </>
  );
}
