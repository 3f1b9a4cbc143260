import { useSignals } from '@preact/signals-react/runtime';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/table-types.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { MappedDevice } from '../../product-contract.ts';
import type { ProductMappingValues } from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';
import { type ChangedDevice, changedDevices } from '../product-tracer.ts';
import { useDirectoryName } from '../use-rule-names.ts';
import { DeviceFaces, type TracerProps } from './device-faces.tsx';
import css from './tracer.css';
import { useOutcomeText } from './use-outcome-text.ts';

/** Which devices change product if this is saved, by name, with what they were and would be. */
export function ChangedDevices({ form, mappingId, devices }: TracerProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(productMessages);
  const [isOfAll, setOfAll] = useState(false);
  const values = form.values.value;
  const initial = form.initial.value;
  return (
    <div className="trace">
      <h3 className="trace-title">{t('changes.title')}</h3>
      <Switch label={t('changes.scope')} hint={t('changes.scopeHint')} checked={isOfAll} onChange={setOfAll} />
      <DeviceFaces devices={devices}>
        {(all) => (
          <Changes
            // A new one maps no device yet.
            before={mappingId === undefined ? { ...initial, rules: [] } : initial}
            after={values}
            all={all}
            mappingId={mappingId}
            isOfAll={isOfAll}
          />
        )}
      </DeviceFaces>
    </div>
  );
}

interface ChangesProps {
  before: ProductMappingValues;
  after: ProductMappingValues;
  all: readonly MappedDevice[];
  mappingId: string | undefined;
  isOfAll: boolean;
}

type Changed = ChangedDevice<MappedDevice>;

function Changes({ before, after, all, mappingId, isOfAll }: ChangesProps) {
  useSignals();
  const t = useMessages(productMessages);
  const outcome = useOutcomeText();
  // Of many devices it takes longer than a press may: the rules that are edited answer first.
  const edited = useDeferredValue(after);
  const devices = useMemo(
    () => (isOfAll ? all : all.filter((device) => mappingId !== undefined && device.productMappingId === mappingId)),
    [all, mappingId, isOfAll],
  );
  const was = useMemo(() => ({ type: before.type, rules: before.rules }), [before.type, before.rules]);
  const changed = useMemo(() => changedDevices(was, edited, devices), [was, edited, devices]);
  const organization = useDirectoryName('organization', useOrganizations(changed));

  const columns = useMemo<TableColumn<Changed>[]>(
    () => [
      { id: 'device', header: t('changes.device'), value: ({ device }) => device.name, isRemovable: false },
      { id: 'organization', header: t('changes.organization'), value: ({ device }) => organization(device.clientId) },
      { id: 'before', header: t('changes.before'), value: (row) => outcome(row.before), share: 2 },
      { id: 'after', header: t('changes.after'), value: (row) => outcome(row.after), share: 2 },
    ],
    [t, organization, outcome],
  );

  if (devices.length === 0) return <EmptyState title={t('changes.unused')} text={t('changes.unusedText')} />;
  if (changed.length === 0) return <EmptyState title={t('changes.none')} text={t('changes.noneText')} />;
  return (
    <>
      <p className="trace-result" role="status">
        {t('changes.count', { count: changed.length, total: devices.length })}
      </p>
      <div className="trace-table">
        <DataTable
          label={t('changes.table')}
          columns={columns}
          rows={changed}
          rowId={({ device }) => device.id}
          pageSize="all"
          search={{ placeholder: t('changes.search') }}
        />
      </div>
    </>
  );
}

const useOrganizations = (changed: readonly Changed[]): readonly string[] =>
  useMemo(() => [...new Set(changed.map(({ device }) => device.clientId))], [changed]);
