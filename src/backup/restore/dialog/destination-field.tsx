import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { LazySearchableSelect } from '../../../ui/select/controls/lazy-searchable-select.tsx';
import type { LoadOptions, Option, OptionQuery } from '../../../ui/select/option.ts';
import { recoveryLimits } from '../../recovery/recovery-limits.ts';
import { createDestinationDevices, type DestinationDevice } from '../destination-devices.ts';
import { restoreMessages, type TranslateRestore } from '../messages.ts';
import type { RestoreModel } from '../restore-model.ts';

/** The device to restore to, searched by name among those that are online. */
export function DestinationField({ model }: { model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const { client, configuration } = useHost();
  const [devices] = useState(() =>
    createDestinationDevices({ client, allowsMacs: () => configuration.peek().featureFlags.macff === true }),
  );
  const known = useRef(new Map<string, DestinationDevice>());
  const chosen = model.destination.value;
  /** Where the backups are from is where most of them go: it stands first until somebody searches. */
  const sourceFor = async ({ search, page, signal }: OptionQuery): Promise<DestinationDevice | undefined> => {
    const nodeId = model.device.device.peek()?.id;
    if (nodeId === undefined || search !== '' || page > 0) return undefined;
    const own = await devices.find({ search, page, pageSize: 1, nodeId, signal });
    return own.devices.find(({ id }) => id === nodeId);
  };
  const load: LoadOptions = async (query) => {
    const [found, source] = await Promise.all([devices.find(query), sourceFor(query)]);
    const others = found.devices.filter(({ id }) => id !== source?.id);
    for (const device of [...(source ? [source] : []), ...others]) known.current.set(String(device.id), device);
    const options = others.map((device) => optionOf(device, t));
    if (source) options.unshift({ ...optionOf(source, t), description: t('device.source') });
    return { options, hasMore: found.hasMore };
  };
  return (
    <LazySearchableSelect
      label={t('device.label')}
      placeholder={t('device.placeholder')}
      required
      disabled={model.isSubmitting.value}
      loadOptions={load}
      pageSize={recoveryLimits.devicePageSize}
      emptyText={(search) => (search === '' ? t('device.none') : t('device.noMatch', { search }))}
      selectedOptions={chosen && [optionOf(chosen, t)]}
      value={chosen && String(chosen.id)}
      onChange={(value) => model.chooseDestination(value === undefined ? undefined : known.current.get(value))}
    />
  );
}

function optionOf({ id, name, systemName, policy }: DestinationDevice, t: TranslateRestore): Option {
  const description = policy === 'unchecked' ? t('device.unchecked') : systemName;
  return {
    value: String(id),
    label: name,
    ...(description !== undefined && { description }),
    ...(policy === 'left-out' && { disabledReason: t('device.leftOut') }),
  };
}
