import '../../elements/ticket-status.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import type { ErrorDetail } from '../../src/host/element-definition.ts';
import { ticketStatusDefinition } from '../../src/ticketing/status/ticket-status-definition.ts';
import { builtInStatuses } from '../../src/ticketing/terms/choices.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { allowConsole, expectConsole } from '../support/console-guard.ts';
import { eventOf, settled } from '../support/contract-page.ts';
import { elementContract } from '../support/element-contract.ts';

elementContract(ticketStatusDefinition, {
  isPlain: true,
  load: async () => ({
    view: (await import('../../src/ticketing/status/ticket-status-element.ts')).ticketStatusElement,
  }),
  attributes: { status: 'OPEN' },
});

describe('<rmm-ticket-status>', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('rmm-ticket-status')) element.remove();
  });

  function place(attributes: Record<string, string>) {
    const element = document.createElement('rmm-ticket-status');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  }

  const badgeOf = (element: HTMLElement) =>
    eventually(() => element.shadowRoot?.querySelector<HTMLElement>('[part=badge]') ?? null);
  const textOf = (element: HTMLElement) => element.shadowRoot?.textContent ?? '';

  it('says each of the six statuses in words, each with a drawing of its own', async () => {
    const drawings = new Set<string>();
    const names: string[] = [];
    for (const status of builtInStatuses) {
      const badge = await badgeOf(place({ status, lang: 'en' }));
      names.push(textIn(badge));
      drawings.add(badge.querySelector('svg')?.innerHTML ?? '');
    }
    deepEqual(names, ['New', 'Open', 'Waiting', 'Paused', 'Resolved', 'Closed']);
    equal(drawings.size, 6);
  });

  it('shows nothing without a status, also where a library’s remove throws for what is nowhere', async () => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'remove') as PropertyDescriptor;
    const failures: unknown[] = [];
    const element = document.createElement('rmm-ticket-status');
    element.addEventListener('rmm-error', (event) => failures.push((event as CustomEvent<ErrorDetail>).detail.error));
    try {
      Element.prototype.remove = function (this: Element) {
        (this.parentNode as ParentNode & Node).removeChild(this);
      };
      document.body.append(element);
      await settled();
      equal(textOf(element), '');
      element.setAttribute('status', 'OPEN');
      await badgeOf(element);
      element.removeAttribute('status');
      await eventually(() => equal(textOf(element), ''));
    } finally {
      Object.defineProperty(Element.prototype, 'remove', own);
    }
    deepEqual(failures, []);
  });

  it('draws a line around Closed, which has no ground of its own', async () => {
    const style = async (status: string) => getComputedStyle(await badgeOf(place({ status })));
    const [open, closed] = [await style('OPEN'), await style('CLOSED')];
    equal(closed.backgroundColor, 'rgba(0, 0, 0, 0)');
    ok(open.backgroundColor !== closed.backgroundColor);
    equal(closed.borderStyle, 'solid');
    ok(open.borderColor !== closed.borderColor);
  });

  it('speaks Japanese, and follows a change of language', async () => {
    const element = place({ status: 'WAITING', lang: 'ja' });
    await eventually(() => equal(textOf(element), '待機中'));
    element.lang = 'en';
    await eventually(() => equal(textOf(element), 'Waiting'));
  });

  it('follows its status, and shows nothing without one', async () => {
    const element = place({ status: 'NEW', lang: 'en' });
    await badgeOf(element);
    element.status = 'RESOLVED';
    await eventually(() => equal(textOf(element), 'Resolved'));
    element.removeAttribute('status');
    await eventually(() => equal(textOf(element), ''));
    element.status = 'PAUSED';
    await eventually(() => equal(textOf(element), 'Paused'));
  });

  it('gives a status of one’s own the look of its parent, and says which that is to who hears it', async () => {
    const badge = await badgeOf(place({ status: 'WAITING', label: 'Waiting for the vendor', lang: 'en' }));
    equal(badge.textContent, 'Waiting for the vendor');
    equal(badge.querySelector('svg')?.ariaLabel, 'Waiting');
    ok(badge.classList.contains('tag-warning'));
  });

  it('shows an unknown status as an error, and reports it once', async () => {
    const reported: unknown[] = [];
    configure({ reportError: (error) => reported.push(error) });
    const element = document.createElement('rmm-ticket-status');
    element.lang = 'en';
    element.status = 'ON_HOLD';
    const problem = eventOf<ErrorDetail>(element, 'rmm-error');
    document.body.append(element);
    const detail = await problem;
    equal(detail.kind, 'unknown-status');
    match(detail.message, /ON_HOLD.*isn’t one of NEW, OPEN, WAITING, PAUSED, RESOLVED, CLOSED.*set the one/);
    const badge = await badgeOf(element);
    match(textIn(badge), /^Unknown status: .?ON_HOLD/);
    ok(badge.classList.contains('tag-danger'));
    element.lang = 'ja';
    await eventually(() => match(textOf(element), /不明なステータス/));
    equal(reported.length, 1);
    element.status = 'OPEN';
    await eventually(() => equal(textOf(element), '対応中'));
    configure({ reportError: undefined });
  });

  it('tells of an unknown status on the console where the page has no reportError', async () => {
    expectConsole(/ON_HOLD/);
    const element = place({ status: 'ON_HOLD', lang: 'en' });
    await badgeOf(element);
    await settled();
  });

  it('shows a name that turns letters round without turning its neighbours', async () => {
    allowConsole(/./);
    const badge = await badgeOf(place({ status: '\u202eNEPO', lang: 'en' }));
    ok(!badge.textContent?.includes('\u202e'), 'the override got through');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is read on its ground in the ${theme} theme, whatever the page’s is`, async () => {
      const page = document.createElement('div');
      page.style.cssText = 'background: #888; padding: 8px';
      document.body.append(page);
      for (const status of builtInStatuses) {
        const element = place({ status, theme });
        page.append(element);
        const badge = await badgeOf(element);
        const ground = element.shadowRoot?.querySelector('.root') as HTMLElement;
        const seen = contrast(getComputedStyle(badge).color, [
          getComputedStyle(ground).backgroundColor,
          getComputedStyle(badge).backgroundColor,
        ]);
        ok(seen >= 4.5, `${status}: ${seen.toFixed(2)}`);
      }
      await expectNoAxeViolations(page);
      page.remove();
    });
  }
});

const textIn = (badge: HTMLElement) => badge.querySelector('.tag-text')?.textContent ?? '';

/** As WCAG counts it, of a text on grounds that lie upon each other. */
function contrast(text: string, grounds: readonly string[]): number {
  const [one, other] = [luminance([...grounds, text]), luminance(grounds)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(colors: readonly string[]): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
