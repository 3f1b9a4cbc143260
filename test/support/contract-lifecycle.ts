/** Coming, moving, failing and going, as every element does it. */
import type { ElementDefinition, ErrorDetail } from '../../src/host/element-definition.ts';
import { deepEqual, equal, eventually, ok } from './assert.ts';
import { expectConsole } from './console-guard.ts';
import { countPageErrors, dress, eventOf, pageState, settled, viewOf } from './contract-page.ts';
import { nextTag } from './contract-views.tsx';
import type { ContractSubject } from './element-contract.ts';
import { openLedger } from './leak-ledger.ts';

export function lifecycleContract({
  definition,
  options,
  view,
  define,
  make,
  mount,
  ready,
  tag,
}: ContractSubject): void {
  it('shows itself with its attributes', async () => {
    const element = await mount();
    ok(viewOf(element));
    equal((element.constructor as unknown as { definition: ElementDefinition }).definition.tag, tag);
  });

  it('keeps its state when it is moved', async () => {
    const element = await mount();
    const shown = viewOf(element);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
    await settled();
    equal(viewOf(element), shown, 'the view was built anew');
    if ('moveBefore' in place) {
      (document.body as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, place);
      await settled();
      equal(viewOf(element), shown, 'the view was built anew by moveBefore');
    }
    element.remove();
    place.remove();
  });

  it('comes back after it was away', async () => {
    const element = await mount();
    element.remove();
    await settled();
    equal(element.shadowRoot?.childNodes.length, 0);
    document.body.append(element);
    await ready(element);
    ok(viewOf(element));
  });

  it('shows a failure of its view inside itself, and recovers by Retry', async () => {
    const pageErrors = countPageErrors();
    expectConsole(/the view is broken on purpose/);
    view.break();
    const element = make();
    equal((await eventOf<ErrorDetail>(element, 'rmm-error')).kind, 'render');
    const alert = await eventually(() => element.shadowRoot?.querySelector('[role=alert]') ?? null);
    view.repair();
    alert.querySelector('button')?.click();
    await ready(element);
    ok(!element.shadowRoot?.querySelector('.failure'), 'the failure still shows');
    equal(pageErrors(), 0);
  });

  it('says when its code can not be loaded, and loads it by Retry', async () => {
    const late = nextTag(definition.tag);
    let isOffline = true;
    define({ ...definition, tag: late }, () =>
      isOffline ? Promise.reject(new Error('the chunk did not come')) : options.load(),
    );
    expectConsole(/the chunk did not come/);
    const element = document.createElement(late);
    dress(element, options.attributes);
    const reported = eventOf<ErrorDetail>(element, 'rmm-error');
    document.body.append(element);
    equal((await reported).kind, 'load');
    const button = await eventually(() => element.shadowRoot?.querySelector('button') ?? null);
    isOffline = false;
    button.click();
    await ready(element);
    element.remove();
  });

  it('stands beside another of its kind, sharing its sheets and nothing else', async () => {
    const [one, other] = [await mount(), await mount()];
    ok(viewOf(one) !== viewOf(other));
    ok((one.shadowRoot?.adoptedStyleSheets.length ?? 0) > 0);
    equal(one.shadowRoot?.adoptedStyleSheets[0], other.shadowRoot?.adoptedStyleSheets[0]);
    one.remove();
    await settled();
    ok(viewOf(other), 'the other went too');
  });

  it('stays the first when another version of the bundle comes', async () => {
    const first = customElements.get(tag);
    expectConsole(/already defined/);
    for (let round = 0; round < 2; round += 1) {
      define({ ...definition, tag }, () => Promise.reject(new Error('not this one')));
    }
    equal(customElements.get(tag), first);
    ok(viewOf(await mount()));
  });

  it('keeps state and style when it is adopted into another document', async () => {
    const element = await mount();
    const shown = viewOf(element);
    const sheetCount = () => element.shadowRoot?.adoptedStyleSheets.length ?? 0;
    const sheets = sheetCount();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
    await settled();
    equal(viewOf(element), shown);
    // What a part of the view brings that comes later may come meanwhile.
    ok(sheetCount() >= sheets, 'it lost a style');
    document.body.append(element);
    await settled();
    ok(sheetCount() >= sheets, 'it lost a style');
    frame.remove();
  });

  it('leaves nothing behind when it is removed', async () => {
    // The first one brings what stays for the page: React's listener for selections, loaded chunks.
    (await mount()).remove();
    await settled();
    const before = pageState();
    const ledger = openLedger();
    try {
      const element = await mount();
      const styles = [...(element.shadowRoot?.querySelectorAll('style, [onclick]') ?? [])];
      equal(styles.length, 0, 'style text or inline handlers, which a content security policy forbids');
      element.remove();
      await eventually(() => deepEqual(ledger.remaining(), []));
      equal(element.shadowRoot?.childNodes.length, 0);
      equal(element.shadowRoot?.adoptedStyleSheets.length, 0);
    } finally {
      ledger.close();
    }
    deepEqual(pageState(), before);
  });

  it('leaves nothing behind when it is removed while it loads', async () => {
    const ledger = openLedger();
    try {
      const element = make();
      await Promise.resolve();
      element.remove();
      await settled();
      await eventually(() => deepEqual(ledger.remaining(), []));
      equal(element.shadowRoot?.childNodes.length, 0);
    } finally {
      ledger.close();
    }
  });
}
