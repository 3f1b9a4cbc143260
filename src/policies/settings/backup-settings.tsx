/** What an organization says of its backups, for each product that makes them. Source: spec 002 §3.5. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent, useMemo, useState } from 'react';
import { type CustomerBackupSettings, newBackupSettings } from '../../console/policies/backup-settings-slice.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { AddIcon } from '../../ui/icon/table-icons.tsx';
import { late } from '../../ui/late.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import { EditedListFrame } from '../editing/edited-list.tsx';
import { usePolicy } from '../editing/policy-context.ts';
import { PolicyFaces } from '../editing/policy-faces.tsx';
import { useRefresh } from '../editing/use-refresh.ts';
import { type BackupSettings as Stored, saveBackupSettings } from './contract.ts';
import type { SettingsDialogProps } from './settings-dialog.tsx';
import { backupSettingsKind } from './settings-kind.ts';
import { settingsMessages } from './settings-messages.ts';
import { createSettingsSession, type SettingsSession } from './settings-session.ts';
import { useSettingsWords } from './settings-words.ts';

const SettingsDialog = late<SettingsDialogProps>(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

export interface BackupSettingsProps {
  organizationId: string;
  /** @param call The name of the one that saved it */
  onSaved(call: string): void;
}

export function BackupSettings({ organizationId, onSaved }: BackupSettingsProps) {
  useSignals();
  const t = useMessages(settingsMessages);
  const { client } = useHost();
  const { show } = useNotices();
  const saved = useEffectEvent(() => {
    show(t('saved'));
    onSaved(saveBackupSettings.name);
  });
  const session = useModel(() => createSettingsSession({ client, organizationId, onSaved: () => saved() }));
  return (
    <PolicyFaces
      state={session.state.value}
      failedTitle={t('failed')}
      notFound={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      onRetry={session.retry}
    >
      {(read) => <SettingsList session={session} stored={session.stored.value ?? read} />}
    </PolicyFaces>
  );
}

interface Opened {
  readonly settings: CustomerBackupSettings;
  readonly isNew: boolean;
}

function SettingsList({ session, stored }: { session: SettingsSession; stored: Stored }) {
  useSignals();
  const t = useMessages(settingsMessages);
  const words = useSettingsWords();
  const columns = useColumns();
  const { isReadOnly } = usePolicy();
  const [opened, setOpened] = useState<Opened>();
  const products = session.items.value;
  const others = stored.productCodes.filter((code) => !products.some(({ productCode }) => productCode === code));
  const isFixed = isReadOnly || session.isSaving.value;
  const refresh = useRefresh(session);
  const close = () => setOpened(undefined);
  const additions = others.map((code) => ({
    id: code,
    label: t('addTitle', { product: words.product(code) }),
    icon: AddIcon,
    onSelect: () => setOpened({ settings: newBackupSettings(code), isNew: true }),
  }));
  return (
    <EditedListFrame
      list={session}
      words={words}
      title={t('label', { name: stored.clientName })}
      saveFailed={t('saveFailed')}
      table={
        <DataTable<CustomerBackupSettings>
          tableId="policy-backup-settings"
          label={t('label', { name: stored.clientName })}
          columns={columns}
          rowId={({ productCode }) => productCode}
          rows={products}
          pageSize="all"
          search={false}
          emptyText={t('empty')}
          exportAction={false}
          onRefresh={refresh}
          activatesOnPress
          onRowActivate={(settings) => setOpened({ settings, isNew: false })}
          secondaryActions={isFixed ? [] : additions}
        />
      }
    >
      <p className="policy-head-note">{t('text', { name: stored.clientName })}</p>
      {opened && (
        <SettingsDialog
          {...opened}
          organizationId={stored.clientId}
          onDone={(settings) => {
            const before = products.find(({ productCode }) => productCode === settings.productCode);
            session.change(...backupSettingsKind.steps(before, settings));
            close();
          }}
          onClose={close}
        />
      )}
    </EditedListFrame>
  );
}

function useColumns(): readonly TableColumn<CustomerBackupSettings>[] {
  const t = useMessages(settingsMessages);
  const words = useSettingsWords();
  return useMemo(
    () => [
      { id: 'product', header: t('columns.product'), value: words.name, isRemovable: false, share: 2, minWidth: 160 },
      { id: 'mode', header: t('columns.mode'), value: ({ mode }) => words.mode(mode), priority: 1, minWidth: 120 },
      { id: 'devices', header: t('columns.devices'), value: words.devices, priority: 2, minWidth: 120 },
      { id: 'throttle', header: t('columns.throttle'), value: words.throttle, priority: 3, minWidth: 100 },
      { id: 'location', header: t('columns.location'), value: (row) => row.networkLocation ?? '', priority: 4 },
      { id: 'bucket', header: t('columns.bucket'), value: (row) => row.overrides.bucket ?? '', priority: 6 },
      { id: 'deployTo', header: t('columns.deployTo'), value: (row) => words.target(row.deployTo), priority: 5 },
    ],
    [t, words],
  );
}
