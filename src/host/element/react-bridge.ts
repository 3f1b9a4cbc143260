/**
 * The only file that knows @r2wc/core, the bridge to React: its class mounts a component when an element is connected,
 * updates it when that happens again, and unmounts it when the element is disconnected. Only these callbacks are used,
 * on an object of their own, so that the bridge comes with the view: a closed launcher waits on every page without it.
 * The rest of the class is done by `define-element.ts`: it reads properties through attributes (objects lose identity),
 * ignores boolean and removed attributes, loses properties set before the upgrade, and unmounts on every move.
 */
import r2wc from '@r2wc/core';
import type { ElementShell, ViewSession } from './element-shell.ts';
import { type MountedView, mountView, type PreparingView } from './view-root.tsx';

export { textsOf } from './texts-of.ts';

interface Bridge {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

export function openView(shell: ElementShell, View: PreparingView, broken: (error: unknown) => void): ViewSession {
  let mounted: MountedView | undefined;
  const { prototype } = r2wc<Record<string, unknown>, MountedView>(
    View,
    { props: [] },
    {
      mount: () => (mounted = mountView(shell, View, broken)),
      update: (view) => view.update(),
      unmount: (view) => view.unmount(),
    },
  );
  const bridge = Object.create(prototype) as Bridge;
  bridge.connectedCallback();
  return {
    update: () => bridge.connectedCallback(),
    placeChanged: () => mounted?.placeChanged(),
    adopted: () => mounted?.adopted(),
    stop: () => bridge.disconnectedCallback(),
  };
}
