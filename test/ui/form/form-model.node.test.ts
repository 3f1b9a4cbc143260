import { effect, signal } from '@preact/signals-core';
import { atMost, brokenRules, type RuleTable, refusedWhen, required } from '../../../src/base/form-rules.ts';
import { changesBetween } from '../../../src/ui/form/form-changes.ts';
import { createFormModel, type FormOptions } from '../../../src/ui/form/form-model.ts';
import type { FormModel } from '../../../src/ui/form/form-types.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

interface Member {
  id?: string;
  mail: string;
}
interface Values {
  name: string;
  port: string;
  members: readonly Member[];
}
const rules: RuleTable<Values> = {
  name: [required(), atMost(20, 'tooLong')],
  port: [refusedWhen('notWhole', (port) => !/^\d+$/.test(port))],
  members: [{ each: { mail: [refusedWhen('noAddress', (mail) => !mail.includes('@'))] } }],
};
const initial: Values = { name: 'Main', port: '80', members: [{ mail: 'a@b' }] };

const make = (options: Partial<FormOptions<Values>> = {}) =>
  createFormModel<Values>({
    initial,
    check: (values) => brokenRules(rules, values),
    onSubmit: () => undefined,
    ...options,
  });
const codes = (form: FormModel<Values>) => form.issues.value.map(({ path, code }) => [path, code]);

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}

describe('a form', () => {
  it('shows what is wrong with a field once the field was left', () => {
    const form = make();
    const name = form.field('name');
    name.set(' ');
    equal(name.issue.value?.code, undefined);
    equal(form.isValid.value, false);
    deepEqual(codes(form), [['name', 'required']]);
    name.touch();
    equal(name.issue.value?.code, 'required');
    name.set('Spare');
    equal(name.issue.value?.code, undefined);
    equal(form.isValid.value, true);
  });

  it('shows every error and hands nothing over when it is submitted wrong', async () => {
    let submits = 0;
    const form = make({ onSubmit: () => (submits += 1) });
    form.field('port').set('8o');
    form.field('members.0.mail').set('nobody');
    equal(await form.submit(), false);
    ok(form.field('port').issue.value?.code !== undefined);
    equal(form.field('members.0.mail').issue.value?.code, 'noAddress');
    equal(form.field('members').issue.value?.code, 'noAddress', 'a field tells of what is wrong in it');
    equal(submits, 0);
    equal(form.wasSubmitted.value, true);
  });

  it('hands over the values, and begins anew from there', async () => {
    let got: Values | undefined;
    const form = make({ onSubmit: (values) => (got = values) });
    form.field('name').set('Spare');
    form.field('port').set('443');
    equal(form.isDirty.value, true);
    equal(await form.submit(), true);
    deepEqual(got, { name: 'Spare', port: '443', members: [{ mail: 'a@b' }] });
    equal(form.isDirty.value, false);
    equal(form.wouldLose.value, false);
  });

  it('is submitted once, however often it is asked', async () => {
    const answer = later<void>();
    let submits = 0;
    const form = make({
      onSubmit() {
        submits += 1;
        return answer.promise;
      },
    });
    const first = form.submit();
    equal(form.isSubmitting.value, true);
    equal(await form.submit(), false);
    answer.resolve();
    equal(await first, true);
    equal(submits, 1);
    equal(form.isSubmitting.value, false);
  });

  it('keeps what was typed while it was on its way', async () => {
    const answer = later<void>();
    const form = make({ onSubmit: () => answer.promise });
    form.field('name').set('Sent');
    const sent = form.submit();
    form.field('name').set('Typed');
    answer.resolve();
    equal(await sent, true);
    equal(form.isDirty.value, true);
    deepEqual(changesBetween(form.initial.value, form.values.value, {}), [
      { path: 'name', label: 'name', before: 'Sent', after: 'Typed' },
    ]);
  });

  it('keeps everything when it could not be submitted, and why', async () => {
    const why = new Error('offline');
    const form = make({ onSubmit: () => Promise.reject(why) });
    form.field('name').set('Spare');
    equal(await form.submit(), false);
    equal(form.failure.value, why);
    equal(form.values.value.name, 'Spare');
    equal(form.isDirty.value, true);
    form.reset();
    equal(form.failure.value, undefined);
  });

  it('takes what a server refuses until the field is changed or asked for again', async () => {
    let refuses = true;
    const form = make({
      onSubmit() {
        if (!refuses) return;
        form.refuse([
          { path: 'name', code: 'taken' },
          { path: 'members.0.mail', code: 'unknown' },
          { path: '', code: 'notNow' },
        ]);
      },
    });
    equal(await form.submit(), false);
    equal(form.field('name').issue.value?.code, 'taken');
    equal(form.field('members').issue.value?.code, 'unknown');
    deepEqual(codes(form).at(-1), ['', 'notNow']);
    equal(form.isValid.value, false);
    form.field('members').set([]);
    equal(form.field('members.0.mail').issue.value?.code, undefined);
    deepEqual(codes(form), [['name', 'taken']], 'what concerns all goes with any change');
    equal(form.field('name').issue.value?.code, 'taken');
    refuses = false;
    equal(await form.submit(), true);
    equal(form.field('name').issue.value?.code, undefined);
  });

  it('starts over, with other values where given', async () => {
    const form = make();
    form.field('name').set('');
    await form.submit();
    form.reset({ ...initial, name: 'Other' });
    equal(form.field('name').value.value, 'Other');
    equal(form.isDirty.value, false);
    equal(form.wasSubmitted.value, false);
    form.field('name').set('');
    equal(form.field('name').issue.value?.code, undefined, 'nothing is touched');
  });

  it('drops an answer that comes after it was reset, and tells who waits to give up', async () => {
    const answer = later<void>();
    let signal: AbortSignal | undefined;
    const form = make({
      onSubmit(_, given) {
        signal = given;
        return answer.promise;
      },
    });
    form.field('name').set('Old');
    const sent = form.submit();
    form.reset({ ...initial, name: 'New' });
    equal(signal?.aborted, true);
    equal(form.isSubmitting.value, false);
    answer.resolve();
    equal(await sent, false);
    equal(form.isDirty.value, false);
    equal(form.values.value.name, 'New');
    form[Symbol.dispose]();
  });

  it('tells a field of its own changes only', () => {
    const form = make();
    let runs = 0;
    const stop = effect(() => {
      form.field('name').value.value;
      form.field('name').issue.value?.code;
      runs += 1;
    });
    form.field('port').set('81');
    form.field('members.0.mail').set('c@d');
    equal(runs, 1);
    form.field('name').set('x');
    equal(runs, 2);
    stop();
  });

  it('waits for what the rules have to know', async () => {
    const known = later<void>();
    const isKnown = signal(false);
    let submits = 0;
    const form = make({
      check: () => (isKnown.value ? [{ path: 'name', code: 'taken' }] : []),
      prepare: () => known.promise.then(() => (isKnown.value = true)),
      onSubmit: () => (submits += 1),
    });
    const sent = form.submit();
    equal(form.isSubmitting.value, true);
    known.resolve();
    equal(await sent, false);
    equal(form.isSubmitting.value, false);
    deepEqual([submits, form.refusedSubmits.value], [0, 1]);
  });

  it('is not done where somebody gave it up', async () => {
    const form = make({ onSubmit: () => false });
    form.field('name').set('Spare');
    equal(await form.submit(), false);
    deepEqual([form.isDirty.value, form.failure.value, form.refusedSubmits.value], [true, undefined, 0]);
  });

  it('takes a change as its owner completes it, or not at all', () => {
    const form = make({
      accept: (next, previous) => (next.port === 'no' ? previous : { ...next, name: next.name.trimStart() }),
    });
    form.field('name').set('  Spare');
    form.field('port').set('no');
    deepEqual([form.values.value.name, form.values.value.port], ['Spare', '80']);
  });

  it('would lose nothing where a draft of it is kept', () => {
    let changes = 0;
    const form = make({ draft: { changed: () => (changes += 1) } });
    form.field('name').set('Spare');
    form.assign({ port: '81', name: 'Main' });
    form.assign({ port: '81' });
    deepEqual([form.isDirty.value, form.wouldLose.value, changes], [true, false, 2]);
  });
});
