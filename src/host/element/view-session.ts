/** One showing of an element's view: loads it, shows it, tells when that fails, and takes it away again. */
import type { ElementDefinition } from '../element-definition.ts';
import type { ElementModule } from './element-module.ts';
import { type ElementShell, reportFromShell, type ViewSession } from './element-shell.ts';
import { showPlainFailure } from './plain-failure.ts';
import { bridgeView } from './react-bridge.ts';
import type { MountedView } from './view-root.tsx';

type State =
  | { is: 'loading' }
  | { is: 'shown'; view: MountedView }
  | { is: 'failed'; remove: () => void }
  | { is: 'stopped' };

/** @param loaded What `load` gave, or the failure with which it ended: asked for together with this code. */
export function openView(
  shell: ElementShell,
  load: () => Promise<ElementModule<ElementDefinition>>,
  loaded: Promise<ElementModule<ElementDefinition>>,
): ViewSession {
  // Read through a function: assigned in callbacks, it is never what the lines before it suggest.
  let current: State = { is: 'loading' };
  const state = () => current;

  async function show(module: Promise<ElementModule<ElementDefinition>>) {
    current = { is: 'loading' };
    try {
      const { view } = await module;
      if (state().is !== 'loading') return;
      current = { is: 'shown', view: bridgeView(shell, view, (error) => void fail(error, 'render')) };
    } catch (error) {
      await fail(error, 'load');
    }
  }

  async function fail(error: unknown, kind: 'load' | 'render') {
    // Also after the end: what breaks while a view is taken away would be lost otherwise.
    reportFromShell(shell, error, kind);
    if (current.is === 'stopped') return;
    if (current.is === 'shown') current.view.unmount();
    current = { is: 'loading' };
    shell.calls.rejectWaiting('its view could not be shown', error);
    const showFailure = await import('./shell-support.ts').then(
      (support) => support.showFailure,
      () => undefined,
    );
    if (state().is !== 'loading') return;
    const retry = () => {
      remove();
      void show(load());
    };
    const remove = showFailure?.(shell.element, kind, retry) ?? showPlainFailure(shell.element, retry);
    current = { is: 'failed', remove };
  }

  void show(loaded);
  return {
    update() {
      if (current.is === 'shown') current.view.update();
    },
    placeChanged() {
      if (current.is === 'shown') current.view.placeChanged();
    },
    adopted() {
      if (current.is === 'shown') current.view.adopted();
    },
    stop() {
      if (current.is === 'shown') current.view.unmount();
      if (current.is === 'failed') current.remove();
      current = { is: 'stopped' };
    },
  };
}
