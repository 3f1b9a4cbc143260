/**
 * One stay of an element in a document, as long as no view is wanted: all that a closed launcher needs. What shows a
 * view comes together with the view.
 */
import type { ElementDefinition } from '../element-definition.ts';
import type { ElementModule } from './element-module.ts';
import { type ElementShell, reportFromShell, type Stay } from './element-shell.ts';
import { showPlainFailure } from './plain-failure.ts';

/** Plain DOM in the shadow root, as long as the element is in a document. */
export interface PlainView {
  /** Values of the element have changed, or its place has. */
  update(): void;
  remove(): void;
}

/** Kept: an import that is there already still takes its turn among the page's tasks. */
let sessions: Promise<typeof import('./view-session.ts')> | undefined;

export function startStay(
  shell: ElementShell,
  load: () => Promise<ElementModule<ElementDefinition>>,
  when: ((values: Record<string, unknown>) => boolean) | undefined,
  plainView: PlainView | undefined,
): Stay {
  let isAsked = false;
  let isStopped = false;
  let removeFailure: (() => void) | undefined;

  function update() {
    plainView?.update();
    if (shell.session) shell.session.update();
    else if (!isAsked && isWanted()) void open();
  }

  function isWanted(): boolean {
    return when === undefined || when(shell.values.current) || shell.calls.waiting.length > 0;
  }

  async function open() {
    isAsked = true;
    removeFailure?.();
    const loaded = load();
    // Its failure is told by who awaits it, which may be nobody when the other import has failed before.
    loaded.catch(() => undefined);
    try {
      sessions ??= import('./view-session.ts');
      const { openView } = await sessions;
      if (!isStopped) shell.session = openView(shell, load, loaded);
    } catch (error) {
      sessions = undefined;
      reportFromShell(shell, error, 'load');
      shell.calls.rejectWaiting('its code did not load', error);
      if (!isStopped) removeFailure = showPlainFailure(shell.element, open);
    }
  }

  return {
    update,
    stop() {
      isStopped = true;
      plainView?.remove();
      shell.session?.stop();
      shell.session = undefined;
      removeFailure?.();
    },
  };
}
