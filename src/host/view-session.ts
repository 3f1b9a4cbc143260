/** One stay of an element in a document: waits until a view is wanted, loads it, shows it, and takes it away again. */
import type { ElementModule } from './define-element.ts';
import type { ElementDefinition } from './element-definition.ts';
import { type ElementShell, showFailure } from './element-shell.ts';
import { failure as failureTexts } from './messages.en.json';

export interface ViewSession {
  update(): void;
  stop(): void;
}

type State =
  | { is: 'waiting' }
  | { is: 'loading' }
  | { is: 'shown'; view: { update(): void; unmount(): void } }
  | { is: 'failed'; surface: { remove(): void } }
  | { is: 'stopped' };

export function startView(
  shell: ElementShell,
  load: () => Promise<ElementModule<ElementDefinition>>,
  when: ((values: Record<string, unknown>) => boolean) | undefined,
): ViewSession {
  let state: State = { is: 'waiting' };

  function update() {
    if (state.is === 'waiting' && (when === undefined || when(shell.values.current))) void show();
    else if (state.is === 'shown') state.view.update();
  }

  async function show() {
    state = { is: 'loading' };
    try {
      const [{ view }, { mountView }] = await Promise.all([load(), import('./view-root.tsx')]);
      if (state.is !== 'loading') return;
      state = { is: 'shown', view: mountView(shell, view, (error) => fail(error, 'render')) };
    } catch (error) {
      fail(error, 'load');
    }
  }

  function fail(error: unknown, kind: 'load' | 'render') {
    if (state.is === 'stopped') return;
    if (state.is === 'shown') state.view.unmount();
    shell.report(error, kind);
    shell.calls.rejectWaiting('its view could not be shown', error);
    const surface = showFailure(shell, texts(kind), () => {
      surface.remove();
      void show();
    });
    state = { is: 'failed', surface };
  }

  /** English, unless the host has words: where the view did not come, a catalogue may not come either. */
  function texts(kind: 'load' | 'render') {
    const { translate, locale } = shell.configuration.peek();
    return {
      message: translate(`host:failure.${kind}`, {}, locale) ?? failureTexts[kind],
      retry: translate('host:failure.retry', {}, locale) ?? failureTexts.retry,
    };
  }

  update();
  return {
    update,
    stop() {
      if (state.is === 'shown') state.view.unmount();
      if (state.is === 'failed') state.surface.remove();
      state = { is: 'stopped' };
      shell.styles.clear();
    },
  };
}
