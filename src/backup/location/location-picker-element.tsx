import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { useDialogElement } from '../../ui/dialog-element/use-dialog-element.ts';
import { LocationPicker } from './location-picker.tsx';
import type { locationPickerDefinition } from './location-picker-definition.ts';

type Definition = typeof locationPickerDefinition;

export function LocationPickerElement({ open, nodeId, path }: ElementValues<Definition>) {
  const { emit, request, reflect } = useHost<Definition>();
  const fault = nodeId === undefined ? 'node-id is not set' : undefined;
  const { isShown, close } = useDialogElement({ open, fault });
  if (!isShown || nodeId === undefined) return null;
  return (
    <LocationPicker
      key={nodeId}
      nodeId={nodeId}
      path={path}
      onClose={close}
      onApply={(chosen, page) => {
        const theirs = () => close('done');
        const done = () => {
          reflect({ path: chosen });
          emit('rmm-location-chosen', { nodeId, path: chosen });
          close('done');
        };
        page.follow(request('rmm-location-request', { nodeId, path: chosen }), { ours: done, theirs, done });
      }}
    />
  );
}
