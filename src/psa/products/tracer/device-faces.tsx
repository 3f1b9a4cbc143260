import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Faces } from '../../../ui/faces/faces.tsx';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import type { MappedDevice } from '../../product-contract.ts';
import type { ProductMappingValues } from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';
import type { MappedDevices } from './mapped-devices.ts';

/** What both ways to try a mapping have. */
export interface TracerProps {
  form: FormModel<ProductMappingValues>;
  /** Undefined: it is new. */
  mappingId: string | undefined;
  devices: MappedDevices;
}

/** Devices are read when they are first needed; how many have come is told meanwhile. */
export function DeviceFaces({
  devices,
  children,
}: {
  devices: MappedDevices;
  children(devices: readonly MappedDevice[]): ReactNode;
}) {
  useSignals();
  const t = useMessages(productMessages);
  useEffect(() => devices.want(), [devices]);
  return (
    <Faces
      state={devices.state.value}
      skeleton={
        <div role="status">
          <SkeletonLines count={3} />
          <span className="trace-note">{t('changes.loading', { count: devices.read.value })}</span>
        </div>
      }
      failedTitle={t('changes.failed')}
      look="inline"
      onRetry={devices.retry}
    >
      {children}
    </Faces>
  );
}
