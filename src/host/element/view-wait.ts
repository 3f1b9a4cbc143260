/**
 * One stay of an element in a document, as long as no view is wanted: all that a closed launcher needs. What shows a
 * view comes together with the view.
 */
import type { ElementDefinition } from '../element-definition.ts';
import type { ElementModule } from './element-module.ts';
import { type ElementShell, reportFromShell } from './element-shell.ts';
import { showPlainFailure } from './plain-failure.ts';
import type { ViewSession } from './view-session.ts';

/** Plain DOM in the shadow root, as long as the element is in a document. */
export interface PlainView {
  /** Values of the element have changed, or its place has. */
  update(): void;
  remove(): void;
}

/** Kept: an import that is there already still takes its turn among the page's tasks. */
let sessions: Promise<typeof import('./view-session.ts')> | undefined;

export function startView(
  shell: ElementShell,
  load: () => Promise<ElementModule<ElementDefinition>>,
  when: ((values: Record<string, unknown>) => boolean) | undefined,
  plainView: PlainView | undefined,
): ViewSession {
  let session: ViewSession | undefined;
  let isAsked = false;
  let isStopped = false;
  let removeFailure: (() => void) | undefined;

  function update() {
    plainView?.update();
    if (session) session.update();
    else if (!isAsked && isWanted()) void open();
  }

  function isWanted(): boolean {
    return when === undefined || when(shell.values.current) || shell.calls.areWaiting();
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
      if (!isStopped) session = openView(shell, load, loaded);
    } catch (error) {
      sessions = undefined;
      reportFromShell(shell, error, 'load');
      shell.calls.rejectWaiting('its code did not load', error);
      if (!isStopped) removeFailure = showPlainFailure(shell.element, open);
    }
  }

  update();
  return {
    update,
    placeChanged: () => session?.placeChanged(),
    adopted: () => session?.adopted(),
    stop() {
      isStopped = true;
      plainView?.remove();
      session?.stop();
      removeFailure?.();
    },
  };
}
