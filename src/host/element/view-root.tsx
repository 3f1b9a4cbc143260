/** The React side of an element; loaded together with its view, so that a page which never opens it pays for neither. */
import { Component, type ComponentType, type ReactNode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { configurationFor, reportTo } from '../configuration/configuration.ts';
import type { ElementHost } from '../element-host.ts';
import { ChangesContext, HostContext, type ViewServices } from '../host-context.ts';
import { hostMessages } from '../host-messages.ts';
import { isAbort } from '../http/call-error.ts';
import { createLateHttpClient } from '../http/late-http-client.ts';
import { stylesOf } from '../styles.ts';
import { movedEvent, restoreTopLayer } from '../top-layer.ts';
import { useMessages } from '../use-host.ts';
import { announceError } from './announce-error.ts';
import type { ElementShell } from './element-shell.ts';
import { requireReact19 } from './react-version.ts';
import { createSurface } from './surface.ts';

/** A view that is shown, as `react-bridge.ts` keeps it. */
export interface MountedView {
  update(): void;
  /** The element was moved, or `lang`, `dir` or `theme` changed: its configuration may be another. */
  placeChanged(): void;
  /** The element came into another document. */
  adopted(): void;
  unmount(): void;
}

/** A view may prepare the element that React is about to listen on. */
export type PreparingView = ComponentType<Record<string, unknown>> & { prepare?(surface: HTMLElement): void };

let count = 0;

/**
 * Calls back at once, or in a task of its own after those that asked before. React draws a new view in one piece, and in one
 * task all of those that have waited for five seconds, as with two hundred tables some would.
 */
let turns = Promise.resolve();
function turn(draw: () => void) {
  turns = turns.then(draw).then(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(port1.close());
        port2.postMessage(0);
      }),
  );
}

export function mountView(shell: ElementShell, View: PreparingView, broken: (error: unknown) => void): MountedView {
  requireReact19(version);
  const { definition, element, calls } = shell;
  const { signal: configuration, placeChanged } = configurationFor(element);
  const styles = stylesOf(shell.root);
  const lifetime = new AbortController();

  function report(error: unknown, kind?: string) {
    // Given up is no failure: a view may hand on whatever its calls reject with.
    if (isAbort(error)) return;
    const context = announceError(shell, error, kind);
    if (context !== undefined) reportTo(configuration.peek(), error, context);
  }

  const host: ElementHost = {
    definition,
    element,
    root: shell.root,
    configuration,
    client: createLateHttpClient({ configuration, lifetime: lifetime.signal, report }),
    emit: shell.emit,
    request(name, detail) {
      const answer = shell.request(name, detail);
      if (typeof answer === 'boolean') return answer;
      return answer.catch(async (error) => {
        throw (await import('../page-failure.ts')).pageFailure(name, error);
      });
    },
    reflect: shell.values.reflect,
    report: (error) => report(error),
  };
  const services: ViewServices = { host, styles, calls };
  // A fresh wrapper for each stay: React never takes its listeners off a root's container.
  const surface = createSurface(shell.root, styles, configuration);
  View.prepare?.(surface.element);
  count += 1;
  const root = createRoot(surface.element, {
    identifierPrefix: `${definition.tag}-${count}-`,
    onCaughtError: (error) => report(error, 'render'),
    onRecoverableError: (error) => report(error, 'render'),
    // React is still at work when it tells.
    onUncaughtError: (error) => queueMicrotask(() => broken(error)),
  });

  function update() {
    const values = { ...shell.values.current };
    root.render(
      <HostContext value={services}>
        <ChangesContext value={{ values, changes: { ...shell.values.changes } }}>
          <ErrorBoundary>
            <View {...values} />
          </ErrorBoundary>
        </ChangesContext>
      </HostContext>,
    );
  }

  void turn(() => lifetime.signal.aborted || update());
  return {
    update,
    placeChanged() {
      placeChanged();
      restoreTopLayer(shell.root);
      shell.root.dispatchEvent(new Event(movedEvent));
    },
    adopted() {
      styles.readopt();
      placeChanged();
    },
    unmount() {
      root.unmount();
      lifetime.abort();
      surface.remove();
    },
  };
}

/** Keeps a broken view inside its element. Retry starts the view afresh, with the values the page gave. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure retry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function Failure({ retry }: { retry: () => void }) {
  const t = useMessages(hostMessages);
  return (
    <div className="failure" role="alert">
      <p>{t('failure.render')}</p>
      <button type="button" onClick={retry}>
        {t('failure.retry')}
      </button>
    </div>
  );
}
