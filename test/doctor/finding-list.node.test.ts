/** What the doctor keeps, and the report of it. */

import en from '../../src/doctor/doctor-messages.en.json';
import { createFindingList } from '../../src/doctor/findings/finding-list-model.ts';
import { findingIds, findingKinds } from '../../src/doctor/findings/finding-table.ts';
import type { DoctorFinding, Sighting } from '../../src/doctor/findings/finding-types.ts';
import { reportText } from '../../src/doctor/findings/report-text.ts';
import { safeAddress } from '../../src/doctor/findings/safe-text.ts';
import { deepEqual, equal, match, ok } from '../support/assert.ts';

const sighting = (id: Sighting['id'], about = ''): Sighting => ({ id, about, facts: {} });

describe('What the doctor has found', () => {
  function list() {
    const told: string[] = [];
    let now = 0;
    const model = createFindingList(
      ({ id, about }) => told.push(`${id} ${about}`.trim()),
      () => ++now,
    );
    const shown = () => model.found.value.map(({ id, about, count }) => `${id} ${about} ${count}`.replace(/ +/g, ' '));
    return { model, told, shown };
  }

  it('stands with the gravest first', () => {
    const { model, shown } = list();
    for (const id of ['slow', 'quirks', 'cors'] as const) model.see(sighting(id));
    deepEqual(shown(), ['cors 1', 'quirks 1', 'slow 1']);
  });

  it('is told once, and counted each time', () => {
    const { model, told, shown } = list();
    model.see(sighting('cors', 'listNodes'));
    model.see(sighting('cors', 'listNodes'));
    model.see(sighting('cors', 'listUsers'));
    deepEqual(told, ['cors listNodes', 'cors listUsers']);
    deepEqual(shown(), ['cors listNodes 2', 'cors listUsers 1']);
  });

  it('goes with the next look at the page, unless an event has told it', () => {
    const { model, told, shown } = list();
    model.look([sighting('quirks'), sighting('charset')]);
    model.see(sighting('cors', 'listNodes'));
    model.look([sighting('charset')]);
    deepEqual(shown(), ['cors listNodes 1', 'charset 1']);
    deepEqual(told, ['quirks', 'charset', 'cors listNodes']);
  });

  it('goes when it has passed', () => {
    const { model, shown } = list();
    model.see(sighting('offline'));
    model.forget(({ id }) => id === 'offline');
    deepEqual(shown(), []);
  });

  it('has an end, however often a page fails anew', () => {
    const { model } = list();
    for (let number = 0; number < 300; number += 1) model.see(sighting('code-missing', String(number)));
    equal(model.found.value.length, 200);
  });

  it('has words for everything in the table, and for nothing else', () => {
    deepEqual(Object.keys(en.findings).sort(), [...findingIds].sort());
    for (const words of Object.values(en.findings)) for (const text of Object.values(words)) ok(text.length > 10);
  });
});

describe('The doctor’s report', () => {
  const words = {
    title: 'Page doctor',
    version: 'Version',
    browser: 'Browser',
    page: 'Page',
    time: 'Checked',
    nothing: 'Nothing found',
    why: 'Why',
    whatToDo: 'Do',
    severities: { error: 'Errors', warning: 'Warnings', hint: 'Hints' },
  };
  const finding = (what: string): DoctorFinding => ({
    id: 'cors',
    ...findingKinds.cors,
    facts: {},
    count: 2,
    at: 0,
    what,
    why: 'because',
    whatToDo: 'this',
  });
  const report = (findings: DoctorFinding[]) =>
    reportText({ version: '0.1.0', browser: 'A browser', page: 'https://host/page', checkedAt: 0, findings }, words);

  it('says where it is from, and that there is nothing', () => {
    equal(
      report([]),
      `# Page doctor

- Version: rmm-elements 0.1.0
- Browser: A browser
- Page: https://host/page
- Checked: 1970-01-01T00:00:00.000Z

Nothing found
`,
    );
  });

  it('has each finding below its severity', () => {
    match(report([finding('No CORS')]), /## Errors\n\n### No CORS \(× 2\)\n\n`cors`\n\n- Why: because\n- Do: this\n$/);
  });

  it('lets a name neither begin a heading nor a tag', () => {
    const text = report([finding('a\n# b <img src=x>')]);
    match(text, /### a # b \\<img src=x\\> /);
  });

  it('names no secrets of an address', () => {
    equal(safeAddress('https://me:secret@host/a/b?token=1#access_token=2'), 'https://host/a/b');
    equal(safeAddress('data:text/plain,hello'), 'data:');
    equal(safeAddress('inline'), 'inline');
    ok(!safeAddress('https://host/users/jane@example.com/7').includes('jane'));
    ok(!safeAddress('https://host/s/eyJhbGciOiJIUzI1NiJ9.e30.abc').includes('eyJ'));
  });
});
