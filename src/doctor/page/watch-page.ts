/** What a page tells by itself while it is used: failures of its elements, violations of its policy, files that did not come. */
import type { ErrorDetail } from '../../host/element-definition.ts';
import { isOwnScript } from '../checks/code-check.ts';
import type { Violation } from '../checks/policy-check.ts';

export interface PageListener {
  failed(detail: ErrorDetail): void;
  violated(violation: Violation): void;
  /** The address of a script of ours, and with which answer where the browser tells it. */
  missing(address: string, status: number | undefined): void;
  /** A script of ours has come. */
  loaded(): void;
  /** Connected again, or no longer. */
  connected(): void;
}

/** @param isOurs whether an address is one that elements call */
export function watchPage(
  document: Document,
  listener: PageListener,
  isOurs: (address: string) => boolean,
  lifetime: AbortSignal,
): void {
  const window = document.defaultView;
  if (window === null) return;
  // Before the page's own listeners, which may stop an event.
  const options = { capture: true, signal: lifetime };
  window.addEventListener('rmm-error', (event) => listener.failed((event as CustomEvent<ErrorDetail>).detail), options);
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwnScript(target.src)) listener.missing(target.src, undefined);
    },
    options,
  );
  // Of a script that is imported no event tells.
  const loaded = new PerformanceObserver((entries) => {
    for (const { name, responseStatus } of entries.getEntries() as PerformanceResourceTiming[]) {
      if (!isOwnScript(name)) continue;
      if (responseStatus >= 400) listener.missing(name, responseStatus);
      else listener.loaded();
    }
  });
  loaded.observe({ type: 'resource', buffered: true });
  lifetime.addEventListener('abort', () => loaded.disconnect());
  for (const change of ['online', 'offline']) window.addEventListener(change, () => listener.connected(), options);

  function violated(
    directive: string,
    blocked: string,
    source: string | null,
    disposition: string,
    target?: EventTarget | null,
  ) {
    const isElements = target instanceof Element && target.localName.startsWith('rmm-');
    // What the page itself breaks of its policy is not the elements' matter.
    if (!isElements && !isOwnScript(blocked) && !isOwnScript(source ?? '') && !isOurs(blocked)) return;
    listener.violated({ directive, blocked, isReportOnly: disposition === 'report' });
  }

  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, disposition, target }) =>
      violated(effectiveDirective, blockedURI, sourceFile, disposition, target),
    options,
  );
  tellEarlierReports(violated);
}

interface ViolationReport {
  body: { effectiveDirective?: string; blockedURL?: string; sourceFile?: string; disposition?: string } | null;
}

/** What was blocked before anybody listened, in engines that remember it. */
function tellEarlierReports(
  violated: (directive: string, blocked: string, source: string | null, disposition: string) => void,
): void {
  if (typeof ReportingObserver === 'undefined') return;
  const observer = new ReportingObserver(() => undefined, { types: ['csp-violation'], buffered: true });
  observer.observe();
  for (const { body } of observer.takeRecords() as unknown as ViolationReport[]) {
    const { effectiveDirective = '', blockedURL = '', sourceFile = '', disposition = '' } = body ?? {};
    if (effectiveDirective) violated(effectiveDirective, blockedURL, sourceFile, disposition);
  }
  // From here on the event tells it.
  observer.disconnect();
}
