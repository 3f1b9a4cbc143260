/** Labels, focus and events: what a person and a page's listeners meet. */
import { deepEqual, equal, eventually, ok } from './assert.ts';
import { settled } from './contract-page.ts';
import type { FormContractSubject, Placed } from './form-contract.ts';
import { click, press } from './user.ts';

export function formPeople({ options, mount, ready, place }: FormContractSubject): void {
  const { fill, inputs = 1, stops = 1 } = options;

  it('is named by the page’s label, whose text may change, and focused by a press on it', async () => {
    const placed = await mount({ id: 'labelled' });
    const label = document.createElement('label');
    label.htmlFor = 'labelled';
    label.textContent = 'Office';
    placed.form.prepend(label);
    placed.element.focus();
    await eventually(() => equal(nameOf(placed), 'Office'));
    placed.before.focus();
    label.textContent = 'Branch';
    await eventually(() => equal(nameOf(placed), 'Branch'));
    await click(label);
    await eventually(() => ok(placed.hasFocus(), 'the focus is not in the field'));
  });

  it('is named by a label around it, without its own words', async () => {
    const placed = place();
    const label = document.createElement('label');
    label.append('Office ');
    placed.form.prepend(label);
    label.append(placed.element);
    await ready(placed.element);
    await eventually(() => equal(nameOf(placed), 'Office'));
    await click(label, { at: { x: 4, y: 4 } });
    await eventually(() => ok(placed.hasFocus(), 'the focus is not in the field'));
  });

  it('is named by its own label attribute, or by aria-label', async () => {
    const placed = await mount({ 'aria-label': 'Office' });
    await eventually(() => equal(nameOf(placed), 'Office'));
    placed.element.setAttribute('label', 'Branch');
    await eventually(() => equal(nameOf(placed), 'Branch'));
  });

  it('hands its focus to the field inside', async () => {
    const { element, hasFocus, before } = await mount();
    element.focus();
    ok(hasFocus());
    equal(document.activeElement, element);
    before.focus();
    ok(!hasFocus());
  });

  it('is passed by Tab in its place', async () => {
    const { element, before, after, hasFocus } = await mount();
    await fill(element);
    before.focus();
    for (let stop = 0; stop < stops; stop += 1) {
      await press('Tab');
      ok(hasFocus(), `stop ${stop + 1} of ${stops} is not in it`);
    }
    await press('Tab');
    equal(document.activeElement, after);
  });

  it('tells the form of every change once, when its value is new, and of the end of it', async () => {
    const { element, form, entries } = await mount();
    const heard: { type: string; entries: FormDataEntryValue[] }[] = [];
    for (const type of ['input', 'change']) {
      form.addEventListener(type, (event) => {
        equal(event.target, element);
        heard.push({ type, entries: entries() });
      });
    }
    const expected = await fill(element);
    // Leaving is the end of what is typed.
    element.blur();
    (document.activeElement as HTMLElement | null)?.blur();
    await eventually(() =>
      ok(
        heard.some(({ type }) => type === 'change'),
        'no change was fired',
      ),
    );
    await settled();
    const typed = heard.filter(({ type }) => type === 'input');
    equal(typed.length, inputs, `input events: ${JSON.stringify(heard)}`);
    deepEqual(typed.at(-1)?.entries, [...expected]);
    equal(heard.at(-1)?.type, 'change');
    equal(heard.filter(({ type }) => type === 'change').length <= inputs, true, JSON.stringify(heard));
    deepEqual(heard.at(-1)?.entries, [...expected]);
  });

  it('ends a change before the press on a button is done', async () => {
    const { element, form } = await mount();
    const heard: string[] = [];
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Save';
    form.append(button);
    button.addEventListener('click', () => heard.push('click'));
    await fill(element);
    element.addEventListener('change', () => heard.push('change'));
    await click(button);
    await settled();
    equal(heard.at(-1), 'click');
  });
}

/** As a screen reader would name the field, or what holds several. */
function nameOf({ field }: Placed): string {
  const inner = field();
  const named = inner.closest('[role="radiogroup"], [role="group"]') ?? inner;
  const root = named.getRootNode() as ShadowRoot;
  const ids = named.getAttribute('aria-labelledby')?.split(' ');
  const texts = ids
    ? ids.map((id) => root.getElementById(id)?.textContent)
    : [named.getAttribute('aria-label') ?? labelsOf(named)];
  return texts.join(' ').replace('*', '').trim();
}

function labelsOf(field: Element): string {
  const { labels } = field as HTMLInputElement;
  return [...(labels ?? [])].map((label) => label.textContent).join(' ');
}
