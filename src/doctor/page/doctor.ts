/** Looks, listens and asks, and keeps what has been found. */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { configurationFor, isGiven } from '../../host/configuration/configuration.ts';
import { pageStore } from '../../host/configuration/page-store.ts';
import type { ErrorDetail } from '../../host/element-definition.ts';
import { checkFailedCall, checkSpeed, originOf } from '../checks/call-check.ts';
import { missingFile } from '../checks/code-check.ts';
import { checkClock, checkStorage } from '../checks/environment-check.ts';
import { allows, checkPolicies, checkViolation } from '../checks/policy-check.ts';
import { createFindingList } from '../findings/finding-list-model.ts';
import { findingKinds } from '../findings/finding-table.ts';
import type { KeptSighting, Sighting } from '../findings/finding-types.ts';
import { askAsElement, blockedStorage, isReachable, policiesOfPage, statusOf } from './ask-server.ts';
import { askBackend, backendsOf } from './backends.ts';
import { answerProblem, namedAddress } from './failure-facts.ts';
import { addressOf, configurationsOf, elementsOn, lookAtPage, whenDefined } from './look-at-page.ts';
import { watchCalls } from './watch-calls.ts';
import { watchPage } from './watch-page.ts';

export interface DoctorOptions {
  element: HTMLElement;
  /** Ends when the element has left the page. */
  lifetime: AbortSignal;
  /** What the page has set at the moment. */
  settings(): { slowAfter: number | undefined; probePath: string | undefined };
  areStylesAdopted(): boolean;
  /** Hears of each finding that is new. */
  told(sighting: KeptSighting): void;
}

export interface Doctor {
  readonly found: ReadonlySignal<readonly KeptSighting[]>;
  readonly isChecking: ReadonlySignal<boolean>;
  /** Milliseconds since 1970; 0 before the first time. */
  readonly checkedAt: ReadonlySignal<number>;
  /** Looks at the page anew, and asks again what has failed. One at a time: who asks meanwhile waits for the same. */
  check(): Promise<void>;
}

/** A call of which something was heard. */
interface HeardCall {
  address: string;
  method: string;
  contentType: string | undefined;
  /** Milliseconds since 1970. */
  failedAt: number;
}

/** Milliseconds from which on a call is slow. */
const usualPatience = 5000;
/** Milliseconds in which a good answer may still turn out not to be what the contract says. */
const timeToParse = 500;
/** Milliseconds after which what has come is there. */
const timeToSettle = 1000;

export function createDoctor({ element, lifetime, settings, areStylesAdopted, told }: DoctorOptions): Doctor {
  const { ownerDocument: document } = element;
  const list = createFindingList(told);
  const isChecking = signal(false);
  const checkedAt = signal(0);
  const calls = new Map<string, HeardCall>();
  let running: Promise<void> | undefined;
  /** What servers have answered to the last check. */
  let asked: readonly Sighting[] = [];
  let isWaiting = false;

  const page = () => addressOf(document);
  const seeAll = (sightings: readonly Sighting[]) => {
    if (!lifetime.aborted) for (const sighting of sightings) list.see(sighting);
  };

  for (const failure of pageStore.failures ?? []) {
    const { endpoint, kind = '', status } = failure;
    if (endpoint) void failed(endpoint, kind, status, undefined);
    else if (kind === 'outdated') list.see({ id: 'code-outdated', about: '', facts: { address: '–' } });
  }

  watchCalls(({ endpoint, request, since, answer }) => {
    // Given up, or out of time, which the element tells.
    if (request.signal.aborted) return;
    const contentType = answer?.headers.get('content-type') ?? undefined;
    const { url: address, method } = request;
    calls.set(endpoint, { address, method, contentType, failedAt: calls.get(endpoint)?.failedAt ?? 0 });
    const received = Date.now();
    if (!answer) return;
    seeAll(checkClock({ date: answer.headers.get('date'), sent: since, received }));
    const slow = checkSpeed(endpoint, address, received - since, settings().slowAfter ?? usualPatience);
    seeAll(slow);
    if (answer.ok) later(() => recovered(endpoint, received, slow.length > 0), timeToParse);
  }, lifetime);

  watchPage(
    document,
    {
      failed: ({ error, kind, endpoint }) => hear(error, kind, endpoint),
      violated: (violation) => seeAll(checkViolation(violation)),
      missing,
      loaded: lookAgain,
      connected() {
        if (navigator.onLine) list.forget(({ id }) => id === 'offline');
        else list.see({ id: 'offline', about: '', facts: { call: '–', address: '–', origin: originOf(page()) } });
      },
    },
    (address) => isCalled(address),
    lifetime,
  );

  function missing(address: string, status: number | undefined) {
    const sighting = missingFile(address, String(status ?? '–'));
    // Two ways tell of it, one of which knows the status.
    if (!list.found.peek().some(({ id, about }) => id === sighting.id && about === sighting.about)) list.see(sighting);
    else if (status !== undefined) list.amend(sighting);
  }

  const timers = new Set<ReturnType<typeof setTimeout>>();
  lifetime.addEventListener('abort', () => {
    for (const timer of timers) clearTimeout(timer);
  });

  function later(work: () => void, milliseconds: number) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  }

  /** Code has come, and with it elements; what was asked of servers is as it was. */
  function lookAgain() {
    if (isWaiting || checkedAt.peek() === 0) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      look();
    }, timeToSettle);
  }

  function look() {
    list.look([...lookAtPage({ document, areStylesAdopted: areStylesAdopted() }), ...asked]);
  }

  function hear(error: unknown, kind: ErrorDetail['kind'], endpoint: string | undefined) {
    if (kind === 'load' || kind === 'outdated') {
      const file = namedAddress(error);
      if (kind === 'outdated') list.see({ id: 'code-outdated', about: '', facts: { address: file ?? '–' } });
      else if (file) void statusOf(file, lifetime).then((status) => seeAll([missingFile(file, String(status ?? '–'))]));
      return;
    }
    if (endpoint) void failed(endpoint, kind, Object(error).status, error);
  }

  async function failed(call: string, kind: string, status: number | undefined, error: unknown) {
    const heard = calls.get(call);
    if (heard) heard.failedAt = Date.now();
    const address = heard?.address;
    const isElsewhere = address !== undefined && originOf(address) !== originOf(page());
    const isAnswered = kind === 'network' && isElsewhere ? await isReachable(address, lifetime) : undefined;
    const { contentType } = heard ?? {};
    seeAll(
      checkFailedCall(
        { call, kind, status, address, contentType, ...answerProblem(error) },
        { page: page(), isOnline: navigator.onLine, isBlocked: isBlocked(address), isReachable: isAnswered },
      ),
    );
  }

  function isBlocked(address: string | undefined): boolean {
    if (address === undefined) return false;
    return list.found
      .peek()
      .some(({ id, facts }) => id === 'policy-connect' && facts.address?.startsWith(originOf(address)));
  }

  function recovered(endpoint: string, at: number, isSlow: boolean) {
    if ((calls.get(endpoint)?.failedAt ?? 0) >= at) return;
    list.forget(
      ({ id, about }) => findingKinds[id].area === 'call' && about === endpoint && !(isSlow && id === 'slow'),
    );
  }

  const backends = () => backendsOf(configurationsOf([element, ...elementsOn(document)]), settings().probePath);

  function isCalled(address: string): boolean {
    if (!/^https?:/.test(address)) return false;
    return backends().some((backend) => originOf(backend.address) === originOf(address));
  }

  /** What failed and has an answer now is over: files, and calls that only read. */
  async function askAgain() {
    const configuration = configurationFor(element).signal.peek();
    const over = new Set<KeptSighting>();
    await Promise.all(
      list.found.peek().map(async (sighting) => {
        const { id, about, facts } = sighting;
        if (id === 'code-missing' && facts.address) {
          if (((await statusOf(facts.address, lifetime)) ?? 400) < 400) over.add(sighting);
        }
        const call = calls.get(about);
        if (findingKinds[id].area !== 'call' || id === 'shape' || id === 'slow' || call?.method !== 'GET') return;
        const { status = 400, contentType = '' } = await askAsElement(call.address, configuration, lifetime);
        if (status < 400 && !/html/.test(contentType)) over.add(sighting);
      }),
    );
    list.forget((sighting) => over.has(sighting) || (sighting.id === 'offline' && navigator.onLine));
  }

  async function checkOnce() {
    isChecking.value = true;
    try {
      const known = backends();
      // Not only once a server that is down has had its time.
      const looked = whenDefined(document).then(() => lifetime.aborted || look());
      const [policies, storage] = await Promise.all([policiesOfPage(document, lifetime), blockedStorage(), askAgain()]);
      const answers = await Promise.all(
        known
          // What the page forbids was never asked, and is a finding of its own.
          .filter(({ address }) => policies.every((policy) => allows(policy, 'connect-src', address, page())))
          .map((backend) => askBackend(backend, settings().probePath !== undefined, page(), lifetime)),
      );
      await looked;
      if (lifetime.aborted) return;
      const needs = { page: page(), calls: known.map(({ address }) => address), isHtmlGiven: isHtmlGiven() };
      asked = [...checkPolicies(policies, needs), ...checkStorage(storage), ...answers.flat()];
      look();
      checkedAt.value = Date.now();
    } finally {
      isChecking.value = false;
    }
  }

  function isHtmlGiven(): boolean {
    if ('parseHTML' in Document) return true;
    const needing = elementsOn(document).filter(({ localName }) =>
      /rich-text|automation|help-panel|ruleset/.test(localName),
    );
    return configurationsOf(needing).every((configuration) => isGiven(configuration, 'trustedTypesPolicy'));
  }

  return {
    found: list.found,
    isChecking,
    checkedAt,
    check() {
      running ??= checkOnce().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
