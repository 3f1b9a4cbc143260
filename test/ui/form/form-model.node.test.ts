import { effect } from '@preact/signals-core';
import * as z from 'zod/mini';
import { createFormModel, type FormOptions } from '../../../src/ui/form/form-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Required')),
  port: z.coerce.number<string>().check(z.int('Whole numbers only')),
  members: z.array(z.object({ mail: z.string().check(z.includes('@', 'No address')) })),
});
type Values = z.input<typeof schema>;
type Parsed = z.output<typeof schema>;
const initial: Values = { name: 'Main', port: '80', members: [{ mail: 'a@b' }] };

const make = (options: Partial<FormOptions<Values, Parsed>> = {}) =>
  createFormModel<Values, Parsed>({ schema, initial, onSubmit: () => undefined, ...options });

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
    equal(name.error.value, undefined);
    equal(form.isValid.value, false);
    deepEqual([...form.errors.value], [['name', 'Required']]);
    name.touch();
    equal(name.error.value, 'Required');
    name.set('Spare');
    equal(name.error.value, undefined);
    equal(form.isValid.value, true);
  });

  it('shows every error and hands nothing over when it is submitted wrong', async () => {
    let submits = 0;
    const form = make({ onSubmit: () => (submits += 1) });
    form.field('port').set('8o');
    form.fieldAt('members.0.mail').set('nobody');
    equal(await form.submit(), false);
    ok(form.field('port').error.value !== undefined);
    equal(form.fieldAt('members.0.mail').error.value, 'No address');
    equal(form.field('members').error.value, 'No address', 'a field tells of what is wrong in it');
    equal(submits, 0);
    equal(form.wasSubmitted.value, true);
  });

  it('hands over what the schema made of the values, and begins anew from there', async () => {
    let got: Parsed | undefined;
    const form = make({ onSubmit: (values) => (got = values) });
    form.field('name').set('  Spare ');
    form.field('port').set('443');
    equal(form.isDirty.value, true);
    equal(await form.submit(), true);
    deepEqual(got, { name: 'Spare', port: 443, members: [{ mail: 'a@b' }] });
    equal(form.isDirty.value, false);
    deepEqual(form.changes.value, []);
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
    deepEqual(form.changes.value, [{ path: 'name', label: 'name', before: 'Sent', after: 'Typed' }]);
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
      onSubmit: () => refuses && form.refuse({ name: 'Taken', 'members.0.mail': 'Unknown', '': 'Not now' }),
    });
    equal(await form.submit(), false);
    equal(form.field('name').error.value, 'Taken');
    equal(form.field('members').error.value, 'Unknown');
    equal(form.fieldAt('').error.value, 'Not now');
    equal(form.isValid.value, false);
    form.field('members').set([]);
    equal(form.fieldAt('members.0.mail').error.value, undefined);
    equal(form.fieldAt('').error.value, undefined, 'what concerns all goes with any change');
    equal(form.field('name').error.value, 'Taken');
    refuses = false;
    equal(await form.submit(), true);
    equal(form.field('name').error.value, undefined);
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
    equal(form.field('name').error.value, undefined, 'nothing is touched');
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
      form.field('name').error.value;
      runs += 1;
    });
    form.field('port').set('81');
    form.fieldAt('members.0.mail').set('c@d');
    equal(runs, 1);
    form.field('name').set('x');
    equal(runs, 2);
    stop();
  });

  it('says what is wrong in the words that it is given', () => {
    const form = make({ message: (issue) => `${issue.path.join('/')}: ${issue.code}` });
    form.field('name').set('');
    equal(form.errors.value.get('name'), 'name: too_small');
  });
});
