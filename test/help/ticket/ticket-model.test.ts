/** A ticket while it is written: what is checked and when, what a host fills in, and what is kept of it. */

import { emptyValues } from '../../../src/help/ticket/model/ticket-values.ts';
import type { TicketModel } from '../../../src/help/ticket/ticket-types.ts';
import type { PhoneLibrary } from '../../../src/ui/phone-input/phone-types.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { type TicketBench, textFile, ticketBench } from './ticket-bench.ts';

let bench: TicketBench;
let model: TicketModel;

async function open(...args: Parameters<typeof ticketBench>) {
  bench = await ticketBench(...args);
  model = bench.model;
}
const shown = () => Object.fromEntries(model.form.shownIssues.value.map(({ path, code }) => [path, code]));

afterEach(() => bench.dispose());

describe('A ticket that is written', () => {
  beforeEach(() => open());

  it('is empty at first, and nothing is called wrong', () => {
    deepEqual(model.values.value, emptyValues);
    deepEqual(shown(), {});
    equal(model.draft.value?.restoredFrom, undefined);
  });

  it('tells what is wrong with a field once that was left, and all when it is to be sent', async () => {
    model.touch('subject');
    deepEqual(shown(), { subject: 'required' });
    equal(await model.submit(), false);
    deepEqual(shown(), { subject: 'required', body: 'required', priority: 'required', category: 'required' });
    model.set('subject', 'x');
    equal(shown().subject, undefined);
    equal(bench.orders.length, 0);
    equal(model.submission.value.is, 'idle');
    equal(model.isSubmitting.value, false);
  });

  it('counts the words of a formatted body', () => {
    model.set('isHtml', true);
    model.set('body', '<p>a <b>bold</b> &amp; new</p>');
    equal(model.bodyLength.value, 'a bold & new'.length);
  });

  it('offers category and call by where it is', () => {
    model.set('category', 'backup');
    equal(model.offersCall.value, true);
    bench.configuration.value = { ...bench.configuration.peek(), environment: 'fed' };
    equal(model.offersCall.value, false);
    equal(model.hasCategory.value, false);
  });

  it('moves the rest of a long body into a file, while there is room for one', async () => {
    model.set('body', 'word '.repeat(200));
    equal((await model.restMover())(), true);
    ok(model.bodyLength.value <= 500);
    deepEqual(
      model.files.files.value.map(({ name }) => name),
      ['details.txt'],
    );
    equal((await model.restMover())(), false, 'nothing is too long any more');
    bench.attach(...['a', 'b', 'c', 'd'].map((name) => textFile(`${name}.txt`)));
    model.set('body', 'word '.repeat(200));
    equal((await model.restMover())(), false, 'five are there');
    equal(model.bodyLength.value, 1000);
  });

  it('leaves a place for diagnostics, which are shown as they would go', async () => {
    model.set('hasDiagnostics', true);
    bench.attach(...['a', 'b', 'c', 'd', 'e'].map((name) => textFile(`${name}.txt`)));
    equal(model.files.files.value.length, 4);
    equal(model.files.isFull.value, true);
    match(await model.diagnostics(), /^Time: .*\nRoute: /);
    model.set('hasDiagnostics', false);
    equal(model.files.isFull.value, false);
    bench.attach(textFile('e.txt'));
    model.set('hasDiagnostics', true);
    equal(model.values.value.hasDiagnostics, false, 'there is no room');
  });

  it('takes of a host what is still empty', () => {
    model.set('subject', 'mine');
    model.prefill({
      subject: 'theirs',
      body: 'text <b>',
      category: 'backup',
      priority: 'LOW',
      phoneNumber: '+12133734253',
    });
    const { subject, body, isHtml, category, priority, phoneNumber } = model.values.value;
    deepEqual(
      [subject, body, isHtml, category, priority, phoneNumber],
      ['mine', 'text <b>', false, 'backup', 'LOW', '+12133734253'],
    );
    model.prefill({
      category: 'weather' as never,
      priority: 'NOW' as never,
      files: [textFile('a.txt'), textFile('a.exe')],
    });
    equal(model.values.value.category, 'backup');
    deepEqual(
      model.files.files.value.map(({ name }) => name),
      ['a.txt'],
    );
  });

  it('has a subject of 255 characters at most, and in one line', () => {
    model.prefill({ subject: `a\nb ${'😀'.repeat(200)}` });
    const { subject } = model.values.value;
    ok(subject.startsWith('a b ') && subject.length <= 255 && !/[\ud800-\udbff]$/.test(subject), subject);
  });

  it('is empty when it is thrown away', () => {
    bench.write();
    bench.attach(textFile('a.txt'));
    model.touch('subject');
    model.discard();
    deepEqual(model.values.value, emptyValues);
    deepEqual(model.files.files.value, []);
    deepEqual(shown(), {});
  });
});

describe('The phone number of a ticket', () => {
  it('is checked by what the phone field knows, as soon as that is there', async () => {
    let come: (library: PhoneLibrary) => void = () => undefined;
    const loading = new Promise<PhoneLibrary>((resolve) => {
      come = resolve;
    });
    await open({}, { loadPhoneLibrary: () => loading });
    bench.write({ phoneNumber: '12' });
    model.touch('phoneNumber');
    deepEqual(shown(), {});
    const { phoneNumbers } = await import('../../../src/ui/phone-input/phone-numbers.ts');
    come(phoneNumbers);
    await eventually(() => deepEqual(shown(), { phoneNumber: 'phoneInvalid' }));
    for (const number of ['+12133734253', '(213) 373-4253', '+49 30 901820', '+12133734253;ext=12']) {
      model.set('phoneNumber', number);
      deepEqual(shown(), {}, number);
    }
    model.set('phoneNumber', '+1213');
    deepEqual(shown(), { phoneNumber: 'phoneInvalid' });
  });

  it('is called wrong when it is sent, though nobody knew before', async () => {
    await open();
    bench.write({ phoneNumber: '12' });
    equal(await model.submit(), false);
    deepEqual(shown(), { phoneNumber: 'phoneInvalid' });
    equal(bench.orders.length, 0);
  });

  it('is nobody’s fault where the library does not come', async () => {
    await open({}, { loadPhoneLibrary: () => Promise.reject(new Error('offline')), onSubmitRequest: () => false });
    bench.write({ phoneNumber: '12' });
    equal(await model.submit(), false);
    deepEqual(shown(), {});
  });
});
