/** `<rmm-doctor>` on a page that is wrong in one way after another. */
import '../../elements/doctor.ts';
import '../../elements/getting-started.ts';
import type { DoctorElement, DoctorFinding } from '../../src/doctor/element/register-doctor.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { pageStore } from '../../src/host/configuration/page-store.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { allowConsole } from '../support/console-guard.ts';
import '../support/hurried-retries.ts';

describe('<rmm-doctor>', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('rmm-doctor, rmm-getting-started, .broken')) element.remove();
    configure({ fetch: undefined, baseUrl: undefined, reportError: undefined });
    pageStore.failures = [];
  });

  function place(attributes: Record<string, string> = {}): DoctorElement {
    const element = document.createElement('rmm-doctor');
    for (const [name, value] of Object.entries({ lang: 'en', ...attributes })) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  }

  const idsOf = ({ findings }: { findings: readonly DoctorFinding[] }) => findings.map(({ id }) => id);
  const textOf = (element: HTMLElement) => element.shadowRoot?.textContent ?? '';
  const button = (element: HTMLElement, name: string) =>
    eventually(() => {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
      return buttons.find(({ textContent }) => textContent === name) ?? null;
    });

  /** An element that makes one call, which is answered so. */
  function callAnswered(answer: () => Promise<Response> | Response) {
    allowConsole(/./);
    configure({
      fetch: async (input, init) => {
        const address = String(input instanceof Request ? input.url : input);
        return address.includes('/getting-started') ? answer() : fetch(input, init);
      },
      reportError: () => undefined,
    });
    const element = document.createElement('rmm-getting-started');
    document.body.append(element);
    return element;
  }
  const json = (body: unknown, status = 200, headers = {}) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  const started = { completed: [], dismissed: false, isTrialLicense: false, invitationAccepted: null };
  const found = (doctor: DoctorElement, id: string) =>
    eventually(async () => (await doctor.report()).findings.find((finding) => finding.id === id) ?? null);

  it('looks at the page by itself, and says which version, browser and page it is', async () => {
    const doctor = place();
    await eventually(async () => ok((await doctor.report()).checkedAt > 0));
    const report = await doctor.report();
    equal(report.browser, navigator.userAgent);
    equal(report.page, location.origin + location.pathname);
    ok(report.version);
  });

  it('waits to be asked where the page wants that', async () => {
    const doctor = place({ 'on-demand': '' });
    await eventually(() => match(textOf(doctor), /hasn’t been checked yet/));
    equal((await doctor.report()).checkedAt, 0);
    (await button(doctor, 'Check page')).click();
    await button(doctor, 'Check again');
    ok((await doctor.report()).checkedAt > 0);
  });

  it('finds a tag that is misspelt, and no longer once that is mended', async () => {
    const wrong = document.createElement('rmm-selekt');
    wrong.className = 'broken';
    document.body.append(wrong);
    const doctor = place({ 'on-demand': '' });
    const [finding] = (await doctor.check()).findings.filter(({ id }) => id === 'tag-unknown');
    equal(finding?.facts.near, 'rmm-select');
    equal(finding?.severity, 'error');
    await eventually(() => match(textOf(doctor), /There is no <rmm-selekt>/));
    wrong.remove();
    ok(!idsOf(await doctor.check()).includes('tag-unknown'));
    await eventually(() => ok(!textOf(doctor).includes('rmm-selekt')));
  });

  it('finds an element in a shadow root of the page whose code nobody loads', async () => {
    const host = document.createElement('div');
    host.className = 'broken';
    host.attachShadow({ mode: 'open' }).append(document.createElement('rmm-text-area'));
    document.body.append(host);
    const { findings } = await place({ 'on-demand': '' }).check();
    deepEqual(
      findings.filter(({ id }) => id === 'never-defined').map(({ facts }) => facts.tag),
      ['rmm-text-area'],
    );
  });

  it('finds that the page has no language, and that there are no texts in one', async () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = '';
    const dutch = document.createElement('rmm-getting-started');
    dutch.lang = 'nl';
    dutch.className = 'broken';
    callAnswered(() => json(started)).remove();
    document.body.append(dutch);
    try {
      const { findings } = await place({ 'on-demand': '' }).check();
      ok(idsOf({ findings }).includes('language-unnamed'));
      match(findings.find(({ id }) => id === 'no-texts')?.facts.languages ?? '', /ar, de, en, es, ja/);
    } finally {
      document.documentElement.lang = lang;
    }
  });

  it('says of a library’s functions whether elements survive them, and works among them itself', async () => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'remove') as PropertyDescriptor;
    const { from } = Array;
    Element.prototype.remove = function (this: Element) {
      (this.parentNode as ParentNode & Node).removeChild(this);
    };
    Array.from = ((given: ArrayLike<unknown>) => Array.prototype.slice.call(given)) as typeof Array.from;
    try {
      const { findings } = await place({ 'on-demand': '' }).check();
      equal(findings.find(({ id }) => id === 'built-ins-broken')?.facts.names, 'Array.from');
      match(findings.find(({ id }) => id === 'built-ins-changed')?.facts.names ?? '', /Element\.prototype\.remove/);
    } finally {
      Object.defineProperty(Element.prototype, 'remove', own);
      Array.from = from;
    }
  });

  const refusals = [
    ['unauthenticated', () => json({}, 401)],
    ['forbidden', () => json({}, 403)],
    ['not-found', () => json({}, 404)],
    ['server-failed', () => json({}, 500)],
    ['base-url', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['clock', () => json(started, 200, { date: new Date(Date.now() - 3_600_000).toUTCString() })],
  ] as const;
  for (const [id, answer] of refusals) {
    it(`hears of a call that fails: ${id}`, async () => {
      const doctor = place({ 'on-demand': '' });
      await doctor.report();
      callAnswered(answer);
      const finding = await found(doctor, id);
      if (id !== 'clock') equal(finding.facts.call, 'readGettingStarted');
    });
  }

  it('names the place where an answer is not what the contract says', async () => {
    const doctor = place({ 'on-demand': '' });
    await doctor.report();
    callAnswered(() => json({ ...started, dismissed: 'no' }));
    const { facts } = await found(doctor, 'shape');
    equal(facts.path, 'dismissed');
    match(facts.problem ?? '', /boolean/);
    match(facts.address ?? '', /\/getting-started$/);
  });

  it('hears of a call that takes longer than it may', async () => {
    const doctor = place({ 'on-demand': '', 'slow-after': '20' });
    await doctor.report();
    callAnswered(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return json(started);
    });
    equal((await found(doctor, 'slow')).severity, 'hint');
  });

  it('knows of what failed before it came', async () => {
    pageStore.failures = [{ at: 1, kind: 'forbidden', status: 403, endpoint: 'listNodes' }];
    equal((await found(place({ 'on-demand': '' }), 'forbidden')).facts.call, 'listNodes');
  });

  it('forgets a call that works again', async () => {
    const doctor = place({ 'on-demand': '' });
    await doctor.report();
    let isWell = false;
    const caller = callAnswered(() => (isWell ? json(started) : json({}, 500)));
    await found(doctor, 'server-failed');
    isWell = true;
    await (caller as HTMLElement & { refresh(): Promise<void> }).refresh();
    await eventually(async () => ok(!idsOf(await doctor.report()).includes('server-failed')));
  });

  it('tells the page of each finding once', async () => {
    const told: DoctorFinding[] = [];
    const doctor = place({ 'on-demand': '' });
    doctor.addEventListener('rmm-doctor-finding', ({ detail }) => told.push(detail));
    await doctor.report();
    callAnswered(() => json({}, 403));
    callAnswered(() => json({}, 403));
    await eventually(async () => equal((await found(doctor, 'forbidden')).count, 2));
    deepEqual(
      told.map(({ id }) => id),
      ['forbidden'],
    );
    match(told[0]?.whatToDo ?? '', /permissions/);
  });

  it('opens a finding by keys, keeps it open while others come, and speaks German', async () => {
    const doctor = place({ 'on-demand': '', lang: 'de' });
    await doctor.report();
    callAnswered(() => json({}, 403));
    await found(doctor, 'forbidden');
    await eventually(() => match(textOf(doctor), /Der Benutzer darf das nicht/));
    const details = doctor.shadowRoot?.querySelector('details') as HTMLDetailsElement;
    details.querySelector('summary')?.click();
    callAnswered(() => json({}, 500));
    await found(doctor, 'server-failed');
    equal(details.isConnected && details.open, true);
  });

  it('copies a report that names no query of the page', async () => {
    const doctor = place({ 'on-demand': '' });
    await doctor.report();
    let copied = '';
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        async writeText(text: string) {
          copied = text;
        },
      },
    });
    try {
      (await button(doctor, 'Copy report')).click();
      await eventually(() => match(textOf(doctor), /Report copied/));
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
    match(copied, /^# Page doctor/);
    ok(!copied.includes('?'), copied);
  });

  it('stops listening when it leaves the page', async () => {
    const doctor = place({ 'on-demand': '' });
    await doctor.report();
    doctor.remove();
    await eventually(() => equal(pageStore.watchers?.size, 0));
  });

  it('can be read by a screen reader, with findings and without', async () => {
    const doctor = place({ 'on-demand': '', 'docs-url': '/docs/' });
    await doctor.check();
    await expectNoAxeViolations(doctor);
    callAnswered(() => json({}, 403)).remove();
    callAnswered(() => json({}, 403));
    await found(doctor, 'forbidden');
    for (const details of doctor.shadowRoot?.querySelectorAll('details') ?? []) details.open = true;
    await expectNoAxeViolations(doctor);
    const link = doctor.shadowRoot?.querySelector('a');
    match(link?.href ?? '', /\/docs\/guides\/doctor\.html#/);
  });
});
