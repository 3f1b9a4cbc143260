/** How the values of one condition are read and compared, up to where each of them begins to hold. */
import { evaluate } from '../../src/ticketing/rules/automation-logic.ts';
import type { BusinessHours, Ticket, TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { equal } from '../support/assert.ts';

const now = '2026-03-16T10:00:00Z';
const attributes: TicketAttribute[] = [
  { id: 'sites', name: 'Sites', attributeType: 'MULTI_SELECT', content: { values: [{ id: 1, name: 'Berlin' }] } },
  { id: 'people', name: 'People', attributeType: 'NUMERIC' },
  { id: 'due', name: 'Due', attributeType: 'DATE' },
];

interface Given {
  before?: Ticket;
  after?: Ticket;
  businessHours?: BusinessHours;
  now?: string;
}

function told(field: string, operator: string, value: unknown, given: Given) {
  const situation = { now, statuses: [], attributes, ...given, after: given.after ?? {} };
  const [row] = evaluate({ all: [{ field, operator, value }], any: [] }, situation).all;
  return row ?? { verdict: 'unknown', reason: '' };
}
const verdict = (...asked: Parameters<typeof told>) => told(...asked).verdict;

/** Of an attribute. */
const verdictOf = (name: string, operator: string, value: unknown, is: unknown) =>
  verdict(`attribute:${name}`, operator, value, { after: { attributes: { [name]: is } } as Ticket });

describe('A number', () => {
  it('is compared up to where it is equal', () => {
    const holds = (operator: string) =>
      [4, 5, 6].map((is) => verdictOf('people', operator, '5', is) === 'pass').map(Number);
    equal(holds('less_than').join(''), '100');
    equal(holds('less_or_equal_than').join(''), '110');
    equal(holds('greater_or_equal_than').join(''), '011');
    equal(holds('greater_than').join(''), '001');
  });

  it('may be written with a sign, a fraction and room around it', () => {
    for (const written of [' 5 ', '+5', '5.', '5.0', '05', '4.99999999999999999'])
      equal(verdictOf('people', 'greater_or_equal_than', written, 5), 'pass', written);
    for (const is of ['-0.5', '.5', '-12', ' 4.75 ']) equal(verdictOf('people', 'less_than', '5', is), 'pass', is);
  });

  it('is nothing else, which is not guessed', () => {
    for (const is of [
      '5 people',
      'about 5',
      '5,5',
      '1e3',
      '0x10',
      '.',
      '--5',
      true,
      [5],
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ])
      equal(verdictOf('people', 'greater_than', '1', is), 'unknown', String(is));
    for (const wanted of ['', 'many', undefined]) equal(verdictOf('people', 'greater_than', wanted, 5), 'unknown');
  });

  it('is there or not, 0 included', () => {
    for (const is of [0, '0', 12]) {
      equal(verdictOf('people', 'present', undefined, is), 'pass');
      equal(verdictOf('people', 'not_present', undefined, is), 'fail');
    }
    for (const is of [undefined, null, '']) {
      equal(verdictOf('people', 'present', undefined, is), 'fail');
      equal(verdictOf('people', 'not_present', undefined, is), 'pass');
      equal(verdictOf('people', 'less_than', '5', is), 'fail');
    }
  });

  it('is told as the ticket has it', () => {
    const reason = (is: unknown) =>
      told('attribute:people', 'greater_than', '1', { after: { attributes: { people: is } } as Ticket }).reason;
    equal(reason('12'), 'People is 12.');
    equal(reason(''), 'People is not set.');
  });
});

describe('A date', () => {
  it('is compared by the day that was written, whatever its time and zone', () => {
    for (const is of [
      '2026-03-01',
      '2026-03-01T23:59:59-11:00',
      '2026-03-01 08:00',
      ' 2026-03-01',
      Date.UTC(2026, 2, 1, 23),
    ]) {
      equal(verdictOf('due', 'greater_or_equal_than', '2026-03-01', is), 'pass', String(is));
      equal(verdictOf('due', 'less_or_equal_than', '2026-03-01', is), 'pass', String(is));
      equal(verdictOf('due', 'greater_than', '2026-03-01', is), 'fail', String(is));
      equal(verdictOf('due', 'less_than', '2026-03-02', is), 'pass', String(is));
    }
    equal(verdictOf('due', 'less_than', '2026-03-01', '2025-12-31'), 'pass');
    equal(verdictOf('due', 'greater_than', '2026-02-28', '2026-03-01'), 'pass');
    equal(verdictOf('due', 'greater_than', '2028-02-28', '2028-02-29'), 'pass');
  });

  it('is nothing that no calendar has', () => {
    for (const is of [
      '2026-02-29',
      '2026-13-05',
      '2026-00-10',
      '2026-01-00',
      '2026-04-31',
      '1.3.2026',
      '2026-03-01x',
      'on 2026-03-01',
      Number.NaN,
    ])
      equal(verdictOf('due', 'greater_than', '2020-01-01', is), 'unknown', String(is));
  });
});

describe('What can’t be decided', () => {
  const reasonOf = (field: string, operator: string, value: unknown, after: unknown = {}) =>
    told(field, operator, value, { after: after as Ticket }).reason;

  it('says what is missing or wrong', () => {
    equal(reasonOf('colour', 'equals', 'red'), 'The field “colour” isn’t available here.');
    equal(reasonOf('constructor', 'equals', 'red'), 'The field “constructor” isn’t available here.');
    equal(reasonOf('status', 'contains', 'x'), '“contains” can’t be used with Status.');
    equal(reasonOf('status', 'sounds_like', 'x'), '“sounds_like” can’t be used with Status.');
    equal(reasonOf('status', 'equals', ''), 'No valid value to compare Status with.');
    equal(reasonOf('commentType', 'equals', 'PUBLIC'), 'Not known for this ticket: Comment type.');
    equal(
      reasonOf('attribute:people', 'greater_than', '1', { attributes: { people: 'many' } }),
      'The ticket’s value for People can’t be read.',
    );
  });
});

describe('Business hours', () => {
  const hours = (start: string, end: string): BusinessHours => ({ days: [{ day: 'MONDAY', start, end }] });
  const at = (time: string, businessHours: BusinessHours) =>
    verdict('business_hours', 'in', undefined, { businessHours, now: `2026-03-16T${time}Z` });

  it('begin with their first minute and end before their last', () => {
    const given = hours('9:30', '17:45');
    equal(at('09:29:59', given), 'fail');
    equal(at('09:30:00', given), 'pass');
    equal(at('17:44:59', given), 'pass');
    equal(at('17:45:00', given), 'fail');
  });

  it('are those of any of the day’s spans', () => {
    const days = [
      { day: 'MONDAY', start: '08:00', end: '09:00' },
      { day: 'MONDAY', start: '13:00', end: '15:59' },
      { day: 'TUESDAY', start: '00:00', end: '24:00' },
    ] as const;
    equal(at('10:00:00', { days }), 'fail');
    equal(at('13:30:00', { days }), 'pass');
    equal(at('15:58:00', { days }), 'pass');
  });

  it('are not guessed where they cannot be read, unless another span says that it is open', () => {
    for (const [start, end] of [
      ['nine', '17:00'],
      ['09:00', '17:60'],
      ['09:00', '24:01'],
      ['09:00', '25:00'],
      ['at 09:00', '17:00'],
      ['09:00', '17:00 or so'],
      ['9', '17:00'],
      ['', ''],
    ] as const)
      equal(at('10:00:00', hours(start, end)), 'unknown', `${start} to ${end}`);
    const days = [...(hours('09:00', '11:00').days ?? []), ...(hours('nine', '17:00').days ?? [])];
    equal(at('10:00:00', { days }), 'pass');
    equal(at('12:00:00', { days }), 'unknown');
    equal(at('10:00:00', {}), 'unknown');
  });
});

describe('What is told of business hours', () => {
  const toldAt = (time: string, businessHours?: BusinessHours) =>
    told('business_hours', 'not_in', undefined, {
      ...(businessHours && { businessHours }),
      now: `2026-03-16T${time}Z`,
    });
  const monday: BusinessHours = { days: [{ day: 'MONDAY', start: '09:00', end: '17:00' }] };

  it('is whether they are open, closed, or not known', () => {
    const all = [toldAt('10:00:00', monday), toldAt('20:00:00', monday), toldAt('10:00:00')];
    equal(all.map(({ verdict: one }) => one).join(' '), 'fail pass unknown');
    equal(
      all.map(({ reason }) => reason).join('|'),
      'It is within business hours.|It is outside business hours.|Not known for this ticket: Business hours.',
    );
  });
});

describe('A text', () => {
  const after = (summary: unknown) => ({ after: { summary, attributes: { order: summary } } }) as Given;
  const order: TicketAttribute[] = [{ id: 'order', name: 'Order', attributeType: 'TEXT' }];
  const isThere = (value: unknown) =>
    evaluate(
      { all: [{ field: 'attribute:order', operator: 'not_present', value: undefined }], any: [] },
      { now, statuses: [], attributes: order, after: { attributes: { order: value } } as Ticket },
    ).all[0]?.verdict === 'fail';

  it('is there where it holds more than blanks', () => {
    equal(isThere('PO-77'), true);
    equal(isThere(0), true);
    for (const nothing of ['', '  ', '\n', null, undefined, {}, ['PO-77']]) equal(isThere(nothing), false);
  });

  it('is found by a number, by a name, and whatever its case and its accents are made of', () => {
    equal(verdict('summary', 'contains', 404, after('Error 404 on page')), 'pass');
    equal(verdict('summary', 'contains_any', [{ name: 'error' }, { name: 'x' }], after('Error 404')), 'pass');
    equal(verdict('summary', 'contains', 'Café'.normalize('NFD'), after('CAFÉ closed'.normalize('NFC'))), 'pass');
    equal(verdict('summary', 'contains_none', ['scanner', 'error'], after('Error 404')), 'fail');
  });

  it('holds nothing that is empty, which would hold for every ticket', () => {
    for (const value of ['', '  ', [], ['', ' '], [{ name: '' }], null, undefined, {}, true])
      equal(verdict('summary', 'contains_any', value, after('Error')), 'unknown', JSON.stringify(value));
    equal(verdict('summary', 'contains_any', ['', 'error'], after('Error')), 'pass');
    equal(verdict('summary', 'contains_any', ['', 'scanner'], after('Error')), 'fail');
  });

  it('is told as the ticket has it', () => {
    equal(told('summary', 'contains', 'x', after(' Printer ')).reason, 'Summary is “Printer”.');
    equal(told('summary', 'contains', 'x', after('')).reason, 'Summary is not set.');
  });
});

describe('A list of what is chosen', () => {
  it('equals one thing where it holds that alone', () => {
    const equals = (additionalAssignedTechnicianIds: unknown[]) =>
      verdict('assignee', 'equals', 'u1', {
        after: { assignee: additionalAssignedTechnicianIds } as unknown as Ticket,
      });
    equal(equals(['u1']), 'pass');
    equal(equals([{ uid: 'u1' }]), 'pass');
    equal(equals(['u2']), 'fail');
    equal(equals(['u1', 'u2']), 'fail');
    equal(equals([]), 'fail');
  });

  it('is there where it holds anything', () => {
    equal(verdict('tags', 'present', undefined, { after: { tags: [1] } }), 'pass');
    equal(verdict('tags', 'not_present', undefined, { after: { tags: [1] } }), 'fail');
    equal(verdict('tags', 'not_present', undefined, { after: { tags: [] } }), 'pass');
  });

  it('holds words and numbers alike', () => {
    for (const tags of [['vip'], [{ id: 'vip' }], [7, 'vip']])
      equal(verdict('tags', 'contains_any', ['vip'], { after: { tags } as Ticket }), 'pass');
    equal(verdict('status', 'contains_any', ['OPEN'], { after: { status: 'OPEN' } }), 'unknown');
    equal(verdict('form', 'contains_any', ['5', 'walk-in'], { after: { form: 'walk-in' } }), 'pass');
    equal(verdict('form', 'contains_none', ['5'], { after: { form: 'walk-in' } }), 'pass');
  });
});

describe('A change', () => {
  const changed = (before: unknown, after: unknown, operator = 'changed', value?: unknown) =>
    told('status', operator, value, { before: { status: before } as Ticket, after: { status: after } as Ticket });

  it('is one of the thing, not of how it is written', () => {
    equal(changed('OPEN', 'CLOSED').verdict, 'pass');
    equal(changed('OPEN', 'OPEN').verdict, 'fail');
    equal(changed({ id: 7 }, '7').verdict, 'fail');
    equal(changed({ id: 7 }, '8').verdict, 'pass');
    equal(changed('OPEN', undefined).verdict, 'pass');
    equal(changed(undefined, 'OPEN').verdict, 'pass');
    equal(changed(undefined, undefined).verdict, 'fail');
  });

  it('says what it was and what it is', () => {
    equal(changed('OPEN', 'CLOSED').reason, 'Status changed from Open to Closed.');
    equal(changed('OPEN', 'CLOSED', 'changed_to', 'CLOSED').reason, 'Status changed from Open to Closed.');
    equal(changed('OPEN', 'CLOSED', 'equals', 'CLOSED').reason, 'Status is Closed.');
    equal(changed('OPEN', 'OPEN').reason.includes('Closed'), false);
  });
});
