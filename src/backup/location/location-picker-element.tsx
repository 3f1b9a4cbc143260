import { useEffect } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useMethods } from '../../host/use-host.ts';
import type { RecoveryCloseReason } from '../recovery/recovery-types.ts';
import { LocationPicker } from './location-picker.tsx';
import type { locationPickerDefinition } from './location-picker-definition.ts';

type Definition = typeof locationPickerDefinition;

export function LocationPickerElement({ open, nodeId, path }: ElementValues<Definition>) {
  const { emit, reflect, report } = useHost<Definition>();
  useEffect(() => {
    if (open && nodeId === undefined) {
      report(new TypeError('<rmm-location-picker>: node-id is not set, so the dialog cannot be shown.'));
    }
  }, [open, nodeId, report]);
  const close = (reason: RecoveryCloseReason) => {
    if (!open) return;
    reflect({ open: false });
    emit('rmm-close', { reason });
  };
  useMethods<Definition>({ show: () => reflect({ open: true }), close: () => close('method') });
  if (!open || nodeId === undefined) return null;
  return (
    <LocationPicker
      key={nodeId}
      nodeId={nodeId}
      path={path}
      onClose={close}
      onApply={(chosen) => {
        if (emit('rmm-location-request', { nodeId, path: chosen })) {
          reflect({ path: chosen });
          emit('rmm-location-chosen', { nodeId, path: chosen });
        }
        close('done');
      }}
    />
  );
}
