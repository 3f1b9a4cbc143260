/** Stand-ins for the elements, in the DOMs in which pages are tested without a browser. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { elements } from '../../elements/elements.ts';
import { answer, callsOf, defineStandIns, enter, fire } from '../../elements/testing.ts';

const doms = {
  jsdom: () => new JSDOM('', { url: 'http://localhost/' }).window,
  'happy-dom': () => new Window({ url: 'http://localhost/' }),
};

for (const [name, open] of Object.entries(doms)) {
  describe(`stand-ins in ${name}`, () => {
    const kept = new Map<string, PropertyDescriptor | undefined>();
    let problems: string[] = [];
    let early: HTMLElementTagNameMap['rmm-data-table'];
    const { error } = console;

    before(() => {
      const window = open() as unknown as Record<string, unknown>;
      // As Vitest and Jest do.
      for (const key of Object.getOwnPropertyNames(window)) {
        if (key in globalThis && !/^(Custom)?Event$/.test(key)) continue;
        kept.set(key, Object.getOwnPropertyDescriptor(globalThis, key));
        Object.defineProperty(globalThis, key, { configurable: true, writable: true, value: window[key] });
      }
      console.error = (...words) => void problems.push(words.join(' '));
      early = document.createElement('rmm-data-table');
      early.setAttribute('label', 'Early');
      early.columns = [{ id: 'name', header: 'Name' }];
      document.body.append(early);
      defineStandIns();
    });
    after(() => {
      console.error = error;
      for (const [key, descriptor] of kept) {
        if (descriptor) Object.defineProperty(globalThis, key, descriptor);
        else Reflect.deleteProperty(globalThis, key);
      }
    });

    function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
      const element = document.createElement(tag);
      document.body.replaceChildren(element);
      problems = [];
      return element;
    }

    it('are there for every element, with all of its members', () => {
      for (const { definition } of elements) {
        const element = document.createElement(definition.tag);
        for (const kind of ['attributes', 'properties', 'methods'] as const)
          for (const member of Object.keys(definition[kind]))
            assert.ok(member in element, `${definition.tag} ${member}`);
      }
      defineStandIns();
    });

    it('show attributes as properties, and say which make no sense', async () => {
      document.body.innerHTML = '<rmm-data-table page-size="10" selectable></rmm-data-table>';
      const table = document.querySelector('rmm-data-table');
      assert.ok(table);
      assert.equal(table.pageSize, 10);
      assert.equal(table.selectable, true);
      table.removeAttribute('selectable');
      assert.equal(table.selectable, false);
      const rows = [{ id: '1' }];
      table.rows = rows;
      assert.equal(table.rows, rows);
      const told: string[] = [];
      table.addEventListener('rmm-error', ({ detail }) => told.push(detail.kind));
      problems = [];
      table.setAttribute('page-size', 'ten');
      await Promise.resolve();
      assert.deepEqual(told, ['bad-attribute']);
      assert.match(problems.join(), /page-size>: "ten" isn’t a whole number/);
    });

    it('take over elements that were there before them, with what was set', () => {
      assert.deepEqual(early.columns, [{ id: 'name', header: 'Name' }]);
      assert.equal(early.label, 'Early');
      assert.ok(!Object.hasOwn(early, 'columns'));
    });

    it('fire what a test wants, and tell what the page made of it', async () => {
      const browser = create('rmm-backup-browser');
      assert.equal(fire(browser, 'rmm-navigate', { location: 'p1', steps: [] }).defaultPrevented, false);
      browser.addEventListener('rmm-action', (event) => event.preventDefault(), { once: true });
      const detail = { action: 'restore', items: [], nodeId: 7, location: 'p1' } as const;
      assert.deepEqual(fire(browser, 'rmm-action', detail), { defaultPrevented: true, response: undefined });
      browser.addEventListener('rmm-action', (event) => event.respondWith(Promise.resolve('done')));
      assert.equal(await fire(browser, 'rmm-action', detail).response, 'done');
      const heard: string[] = [];
      document.body.addEventListener('rmm-error', (event) => heard.push((event as CustomEvent).detail.message), {
        once: true,
      });
      fire(browser, 'rmm-error', { error: undefined, message: 'gone', kind: 'network' });
      assert.deepEqual(heard, ['gone']);
    });

    it('tell of calls, and answer in the documented shape', async () => {
      const table = create('rmm-data-table');
      await table.search('ada');
      await table.setFilter('status', ['ok']);
      assert.deepEqual(callsOf(table, 'search'), [['ada']]);
      assert.deepEqual(callsOf(table, 'setFilter'), [['status', ['ok']]]);
      assert.deepEqual(callsOf(table, 'reload'), []);
      assert.equal((await table.getSelection()).count, 0);
      assert.equal(await create('rmm-product-form').save(), true);
      answer(table, 'getCsv', () => 'a,b');
      assert.equal(await table.getCsv(), 'a,b');
      assert.equal(callsOf(table, 'getCsv').length, 1);
    });

    it('open and close as dialogs', async () => {
      const dialog = create('rmm-restore-dialog');
      const reasons: string[] = [];
      dialog.addEventListener('rmm-close', ({ detail }) => reasons.push(detail.reason));
      await dialog.show();
      assert.equal(dialog.open, true);
      assert.ok(dialog.hasAttribute('open'));
      await dialog.close();
      await dialog.close();
      assert.equal(dialog.open, false);
      assert.deepEqual(reasons, ['method']);
    });

    it('hold values of forms, which are entered, missing, wrong and reset', () => {
      document.body.innerHTML = `
        <form>
          <label for="note">Note</label>
          <rmm-text-area id="note" name="note" value="first" required></rmm-text-area>
          <rmm-select name="site" required></rmm-select>
          <rmm-switch name="on"></rmm-switch>
        </form>`;
      const [form, note, site, on] = ['form', 'rmm-text-area', 'rmm-select', 'rmm-switch'].map((tag) =>
        document.querySelector(tag),
      ) as [
        HTMLFormElement,
        HTMLElementTagNameMap['rmm-text-area'],
        HTMLElementTagNameMap['rmm-select'],
        HTMLElementTagNameMap['rmm-switch'],
      ];
      const heard: string[] = [];
      for (const type of ['input', 'change'])
        form.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).localName}`));
      enter(note, 'second');
      enter(on, true);
      assert.deepEqual(heard, ['input rmm-text-area', 'change rmm-text-area', 'input rmm-switch', 'change rmm-switch']);
      assert.equal(note.value, 'second');
      assert.equal(on.checked, true);
      assert.equal(note.form, form);
      assert.equal(note.labels.length, 1);
      assert.equal(site.checkValidity(), false);
      assert.equal(site.validity.valueMissing, true);
      enter(site, ['ber']);
      assert.equal(site.value, 'ber');
      assert.equal(site.checkValidity(), true);
      site.setCustomValidity('closed');
      assert.equal(site.validationMessage, 'closed');
      assert.equal(site.reportValidity(), false);
      form.reset();
      assert.equal(note.value, 'first');
      assert.equal(on.checked, false);
      assert.equal(site.value, '');
    });

    it('cannot be told of by what is none', () => {
      const plain = document.createElement('div') as unknown as HTMLElementTagNameMap['rmm-switch'];
      assert.throws(() => enter(plain, true), /<div> is no stand-in/);
    });
  });
}

/** Must not compile. */
export function wrong(table: HTMLElementTagNameMap['rmm-data-table'], on: HTMLElementTagNameMap['rmm-switch']) {
  // @ts-expect-error: no such event
  fire(table, 'rmm-nonsense', {});
  // @ts-expect-error: another detail
  fire(table, 'rmm-selection-change', { nonsense: 1 });
  // @ts-expect-error: no text
  enter(on, 'on');
  // @ts-expect-error: no control
  enter(table, 'x');
  // @ts-expect-error: no such method
  callsOf(table, 'nonsense');
  // @ts-expect-error: gives a text
  answer(table, 'getCsv', () => 7);
}
