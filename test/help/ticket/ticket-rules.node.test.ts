/** Each rule of spec 000 §5 and §6 about a ticket, by name, and of its files. */
import fc from 'fast-check';
import { uploadNames } from '../../../src/help/ticket/attachment-names.ts';
import { emptyValues } from '../../../src/help/ticket/model/ticket-values.ts';
import {
  asksForCall,
  factsOf,
  hasCategory,
  offersCall,
  type TicketFacts,
  ticketFileRules,
  ticketIssues,
} from '../../../src/help/ticket/ticket-rules.ts';
import type { TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import { callbackCategories, ticketCategories } from '../../../src/help/ticket-terms.ts';
import { type CheckedFile, checkFiles } from '../../../src/ui/file-upload/model/file-rules.ts';
import { anyText } from '../../support/any-text.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const complete: TicketValues = {
  ...emptyValues,
  subject: 'Backup fails',
  body: 'Every night.',
  priority: 'HIGH',
  category: 'backup',
};

function errorsOf(given: Partial<TicketValues>, facts: Partial<TicketFacts> = {}) {
  const values = { ...complete, ...given };
  const known = {
    text: values.body,
    phoneNumber: values.phoneNumber,
    environment: 'prod',
    isPhoneValid: undefined,
    ...facts,
  };
  const issues = ticketIssues({ ...factsOf(values, known), ...facts });
  return Object.fromEntries(issues.map(({ path, code }) => [path, code]));
}

describe('A ticket', () => {
  it('that is complete breaks no rule', () => deepEqual(errorsOf({}), {}));

  for (const field of ['subject', 'body', 'priority', 'category'] as const) {
    it(`needs its ${field}`, () => {
      deepEqual(errorsOf({ [field]: '' }), { [field]: 'required' });
    });
  }

  it('needs more than white space as subject and body', () => {
    deepEqual(errorsOf({ subject: ' \t', body: '\n\u3000' }), { subject: 'required', body: 'required' });
  });

  it('has a body of 500 characters at most', () => {
    deepEqual(errorsOf({ body: 'x'.repeat(500) }), {});
    deepEqual(errorsOf({ body: 'x'.repeat(501) }), { body: 'tooLong' });
  });

  it('has a formatted body whose words count, not its formatting, and which may be a picture', () => {
    const body = `<p><b>${'x'.repeat(500)}</b></p>`;
    deepEqual(errorsOf({ body, isHtml: true }, { text: 'x'.repeat(500) }), {});
    deepEqual(errorsOf({ body: '<p><img src="cid:a"></p>', isHtml: true }, { text: '' }), {});
    deepEqual(errorsOf({ body: '<p></p>', isHtml: true }, { text: '' }), { body: 'required' });
    deepEqual(errorsOf({ body: 'x'.repeat(50_001), isHtml: true }, { text: 'x' }), { body: 'tooLong' });
  });

  it('has no category in the federal environments', () => {
    for (const environment of ['fed', 'fed-qa1']) {
      deepEqual(errorsOf({ category: '' }, { environment }), {});
      equal(hasCategory(environment), false);
    }
    for (const environment of ['', 'prod', 'federal', 'fed-qa2', 'FED']) equal(hasCategory(environment), true);
  });

  it('has no phone number that is none, and waits for nobody to know', () => {
    deepEqual(errorsOf({ phoneNumber: '12' }, { isPhoneValid: false }), { phoneNumber: 'phoneInvalid' });
    deepEqual(errorsOf({ phoneNumber: '12' }, { isPhoneValid: undefined }), {});
    deepEqual(errorsOf({ phoneNumber: '+12133734253' }, { isPhoneValid: true }), {});
    deepEqual(errorsOf({ phoneNumber: '' }, { isPhoneValid: false }), {});
  });

  it('offers a call for its seven categories, and never in a federal environment', () => {
    const offered = ticketCategories.filter((category) => offersCall({ category }, 'prod'));
    deepEqual(offered, [...callbackCategories]);
    equal(offered.length, 7);
    for (const category of ticketCategories) equal(offersCall({ category }, 'fed'), false);
    equal(offersCall({ category: '' }, 'prod'), false);
  });

  it('needs a phone number only where a call is asked for and offered', () => {
    deepEqual(errorsOf({ wantsCall: true }), { phoneNumber: 'phoneForCall' });
    deepEqual(errorsOf({ wantsCall: true, category: 'billing' }), {});
    deepEqual(errorsOf({ wantsCall: true }, { environment: 'fed' }), {});
    equal(asksForCall({ values: { ...complete, wantsCall: true }, environment: 'fed-qa1' }), false);
  });
});

const file = (name: string, size = 10): CheckedFile => ({ name, size, type: '', lastModified: size });
const reasons = (chosen: CheckedFile[], current: CheckedFile[] = [], taken = 0) =>
  checkFiles(chosen, current, ticketFileRules(taken)).refused.map(({ name, reason }) => `${name}: ${reason}`);

describe('Files of a ticket', () => {
  it('are five at most', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.txt`));
    deepEqual(reasons(files), ['f.txt: count']);
    deepEqual(reasons(files, [], 1), ['e.txt: count', 'f.txt: count']);
  });

  it('are 50 MB at most, and not empty', () => {
    const most = 50 * 1024 * 1024;
    deepEqual(reasons([file('a.mov', most), file('b.mov', most + 1), file('c.mov', 0)]), [
      'b.mov: size',
      'c.mov: empty',
    ]);
  });

  it('are of five kinds, by their names', () => {
    deepEqual(reasons(['a.JPG', 'b.jpeg', 'c.png', 'd.mov', 'e.txt'].map((name) => file(name))), []);
    deepEqual(
      reasons(['a.gif', 'png', 'c.txt.exe', 'd.pdf', 'e'].map((name) => file(name))),
      ['a.gif', 'png', 'c.txt.exe', 'd.pdf', 'e'].map((name) => `${name}: type`),
    );
  });

  it('have no two of one name, whatever is in them', () => {
    deepEqual(reasons([file('a.txt', 1), file('a.txt', 2)], [file('b.txt')]), ['a.txt: name']);
    deepEqual(reasons([file('b.txt', 3)], [file('b.txt')]), ['b.txt: name']);
    deepEqual(reasons([file('b.txt')], [file('b.txt')]), ['b.txt: duplicate']);
  });

  it('are all that may be, in every order, and nothing valid is lost', () => {
    const any = fc.array(
      fc.record({
        name: fc.constantFrom('a.txt', 'b.TXT', 'c.png', 'd.exe', 'e.mov', 'f.jpg', 'g.jpeg', 'h.txt'),
        size: fc.constantFrom(0, 1, 2, 50 * 1024 * 1024, 50 * 1024 * 1024 + 1),
        type: fc.constant(''),
        lastModified: fc.nat(2),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(any, fc.nat(5), (chosen, taken) => {
        const { accepted, refused } = checkFiles(chosen, [], ticketFileRules(taken));
        equal(accepted.length + refused.length, chosen.length);
        ok(accepted.length <= 5 - taken);
        equal(new Set(accepted.map(({ name }) => name)).size, accepted.length, 'two of one name');
        for (const { name, size } of accepted) {
          ok(size > 0 && size <= 50 * 1024 * 1024);
          ok(/\.(jpe?g|png|mov|txt)$/i.test(name));
        }
        for (const { file: one, reason } of refused) {
          if (reason === 'count') equal(accepted.length, 5 - taken);
          if (reason === 'name' || reason === 'duplicate') ok(accepted.some(({ name }) => name === one.name));
        }
      }),
    );
  });

  it('are called as the backend takes them, each by a name of its own', () => {
    deepEqual(uploadNames([{ name: 'a/b.txt' }, { name: 'a\\b.txt' }, { name: 'a_b.txt' }]), [
      'a_b.txt',
      'a_b-2.txt',
      'a_b-3.txt',
    ]);
    const names = fc.array(fc.record({ name: anyText({ maxLength: 400 }) }), { maxLength: 5 });
    fc.assert(
      fc.property(names, (files) => {
        const called = uploadNames(files.map(({ name }) => ({ name: `${name}.txt` })));
        equal(new Set(called).size, files.length);
        for (const name of called) ok(name.length <= 255 && !/[/\\\0]/.test(name) && name.endsWith('.txt'), name);
      }),
    );
  });
});
