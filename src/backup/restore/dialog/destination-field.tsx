import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { LazySearchableSelect } from '../../../ui/select/controls/lazy-searchable-select.tsx';
import type { LoadOptions, Option } from '../../../ui/select/option.ts';
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
  const load: LoadOptions = async (query) => {
    const found = await devices.find(query);
    for (const device of found.devices) known.current.set(String(device.id), device);
    return { options: found.devices.map((device) => optionOf(device, t)), hasMore: found.hasMore };
  };
  return (
    <LazySearchableSelect
      label={t('device.label')}
      placeholder={t('device.placeholder')}
      required
      disabled={model.isSubmitting.value}
      loadOptions={load}
      pageSize={recoveryLimits.devicePageSize}
      emptyText={t('device.none')}
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
