/** Lists of rows in a form, as many as an editor of automations has. */
import { effect } from '@preact/signals-core';
import { brokenRules, type RuleTable, refusedWhen } from '../../../src/base/form-rules.ts';
import { changesBetween } from '../../../src/ui/form/form-changes.ts';
import { createFormModel } from '../../../src/ui/form/form-model.ts';
import { rowsOf } from '../../../src/ui/form/form-rows.ts';
import { deepEqual, equal } from '../../support/assert.ts';

interface Values {
  members: readonly { id: string; mail: string }[];
}
const rules: RuleTable<Values> = {
  members: [{ each: { mail: [refusedWhen('noAddress', (mail) => !mail.includes('@'))] } }],
};

describe('rows of a form', () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ id: `r${index}`, mail: `${index}@b` }));
  const open = () =>
    createFormModel<Values>({
      initial: { members: rows },
      check: (values) => brokenRules(rules, values),
      onSubmit: () => undefined,
    });

  it('keep what was typed, and what is wrong, wherever they go', () => {
    const form = open();
    const list = rowsOf(form.field('members'));
    const mail = form.field('members.r2.mail');
    mail.set('nobody');
    mail.touch();
    list.remove('r0');
    list.move('r2', 0);
    list.insert({ id: 'new', mail: 'n@b' }, 0);
    deepEqual(list.ids.value.slice(0, 3), ['new', 'r2', 'r1']);
    equal(mail.value.value, 'nobody');
    equal(mail.issue.value?.code, 'noAddress');
    equal(form.field('members.r1.mail').issue.value, undefined);
    equal(form.field('members').issue.value, undefined, 'nobody has left the list');
  });

  it('are refused by number, as a server counts them', () => {
    const form = open();
    form.refuse([{ path: 'members.1.mail', code: 'unknown' }]);
    rowsOf(form.field('members')).remove('r0');
    equal(form.field('members.r1.mail').issue.value?.code, 'unknown');
    form.field('members.r1.mail').set('x@y');
    equal(form.field('members.r1.mail').issue.value, undefined);
  });

  it('that are gone take nothing any more', () => {
    const form = open();
    const mail = form.field('members.r1.mail');
    rowsOf(form.field('members')).remove('r1');
    mail.set('late@b');
    equal(form.values.value.members.length, 299);
    equal(mail.value.value, undefined);
  });

  it('leave the list and each other alone while somebody types in one', () => {
    const form = open();
    const heard: string[] = [];
    const stops = [
      effect(() => void heard.push(`list ${rowsOf(form.field('members')).ids.value.length}`)),
      ...rows.map(({ id }) => effect(() => void heard.push(`${id} ${form.field(`members.${id}.mail`).value.value}`))),
    ];
    heard.length = 0;
    form.field('members.r7.mail').set('x@y');
    deepEqual(heard, ['r7 x@y']);
    for (const stop of stops) stop();
  });

  it('leave each other alone also where something is wrong with each', async () => {
    const form = open();
    for (const { id } of rows) form.field(`members.${id}.mail`).set('nobody');
    await form.submit();
    const heard: string[] = [];
    const stops = rows.map(({ id }) =>
      effect(() => void heard.push(`${id} ${form.field(`members.${id}.mail`).issue.value?.code}`)),
    );
    heard.length = 0;
    form.field('members.r7.mail').set('x@y');
    deepEqual(heard, ['r7 undefined']);
    for (const stop of stops) stop();
  });

  it('are told one by one, by the number that somebody sees', () => {
    const form = open();
    rowsOf(form.field('members')).remove('r0');
    form.field('members.r2.mail').set('x@y');
    const labels = { 'members.*': 'Member', 'members.*.mail': 'Mail' };
    deepEqual(
      changesBetween(form.initial.value, form.values.value, labels).map(({ label }) => label),
      ['Member 2 › Mail', 'Member 1 › Mail'],
    );
  });
});
