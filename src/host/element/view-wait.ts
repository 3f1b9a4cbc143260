/**
 * One stay of an element in a document: all that a closed launcher needs, and an element whose view does not come. What
 * shows a view comes together with the view.
 */
import type { ElementDefinition } from '../element-definition.ts';
import type { ElementModule } from './element-module.ts';
import type { ElementShell, Stay, ViewFailure } from './element-shell.ts';
import { tellFailure } from './plain-failure.ts';

/** Plain DOM in the shadow root, as long as the element is in a document. */
export interface PlainView {
  /** Values of the element have changed, or its place has, or its view did not come. */
  update(): void;
  remove(): void;
}

/** What shows views: React's, or those of plain DOM. */
export type ViewBridge = Pick<typeof import('./react-bridge.ts'), 'openView' | 'textsOf'>;

/** A bridge, and what it shows. */
export type ViewCode = [ViewBridge, ElementModule<ElementDefinition>];

export function startStay(
  shell: ElementShell,
  load: () => Promise<ViewCode>,
  when: ((values: Record<string, unknown>) => boolean) | undefined,
  plainView: PlainView | undefined,
): Stay {
  let isAsked = false;
  let isStopped = false;
  let failure: Promise<HTMLElement | undefined> | undefined;

  function update() {
    plainView?.update();
    const isWanted = !when || shell.calls.waiting.length > 0 || when(shell.values.current);
    if (shell.session) shell.session.update();
    else if (isWanted && !isAsked) void open();
    // Wanted anew, it is asked for anew.
    else if (!isWanted && shell.retry) forgetFailure();
  }

  function forgetFailure() {
    isAsked = false;
    shell.retry = undefined;
    void failure?.then((box) => box?.parentNode && box.remove());
  }

  async function open() {
    forgetFailure();
    isAsked = true;
    plainView?.update();
    const since = performance.now();
    try {
      const [{ openView, textsOf }, { view }] = await load();
      // Or it would speak English until they have come.
      const texts = textsOf(shell.element);
      if (texts) await texts;
      if (!isStopped) shell.session = openView(shell, view, (error) => fail({ error, retry: open }));
    } catch (error) {
      fail({ error, since, load, retry: open });
    }
  }

  /** Calls of its methods wait on: what was asked for by them comes by Retry. */
  function fail(why: ViewFailure) {
    // Also after the end: what breaks while a view is taken away would be lost otherwise.
    failure = tellFailure(shell, why, when !== undefined);
    if (isStopped) return forgetFailure();
    shell.session?.stop();
    shell.session = undefined;
    shell.retry = open;
    plainView?.update();
  }

  return {
    update,
    stop() {
      isStopped = true;
      plainView?.remove();
      shell.session?.stop();
      shell.session = undefined;
      forgetFailure();
    },
  };
}
