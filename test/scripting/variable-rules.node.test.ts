import {
  readVariables,
  type ScriptVariable,
  type ScriptVariableType,
} from '../../src/scripting/variables/script-variable.ts';
import {
  isMissingValues,
  keptValues,
  problemOf,
  readValues,
  submittedValues,
} from '../../src/scripting/variables/variable-values.ts';
import { typedRules } from '../../src/ui/typed-value/typed-rules.ts';
import { deepEqual, equal, match } from '../support/assert.ts';

const variable = (type: ScriptVariableType, more: Partial<ScriptVariable> = {}): ScriptVariable => ({
  name: 'One',
  calculatedName: 'one',
  type,
  ...(type === 'DROPDOWN' && { valueList: ['a', 'b'] }),
  ...more,
});
const typed = (type: ScriptVariableType, text: string) => typedRules[type].sanitized?.(text) ?? text;
const problem = (type: ScriptVariableType, value: unknown, more: Partial<ScriptVariable> = {}) =>
  problemOf(variable(type, more), { one: value });

describe('The variables of a script', () => {
  it('keep of an integer its digits and its minus', () => {
    const cases = {
      '12': '12',
      '-7': '-7',
      '1a2': '12',
      '1.5': '15',
      '1e5': '15',
      '+3': '3',
      '３４': '34',
      '−2': '-2',
      x: '',
    };
    for (const [text, left] of Object.entries(cases)) equal(typed('INTEGER', text), left, text);
    equal(problem('INTEGER', '-'), 'badInteger');
    equal(problem('INTEGER', '-12'), undefined);
    equal(problem('INTEGER', '900719925474099312345'), undefined);
  });

  it('keep of a decimal one valid number', () => {
    const cases = {
      '2.5': '2.5',
      '2,5': '2.5',
      '2.5.1': '2.51',
      '1,234.5': '1234.5',
      '1,234,567': '1234567',
      '-.5': '-.5',
      '--3': '-3',
      '1e3': '13',
      abc: '',
    };
    for (const [text, left] of Object.entries(cases)) equal(typed('DECIMAL', text), left, text);
    for (const text of ['-', '.', '-.']) equal(problem('DECIMAL', text), 'badDecimal', text);
    for (const text of ['2', '2.', '.5', '-0.25']) equal(problem('DECIMAL', text), undefined, text);
  });

  it('take digits and dots alone for an address, which has four parts of a byte', () => {
    equal(typed('IPADDRESS', '10.0.x0.1/24'), '10.0.0.124');
    equal(typed('IPADDRESS', 'fe80::1'), '801');
    equal(typed('IPADDRESS', '10,0,0,1'), '10.0.0.1');
    for (const text of ['10.0.0.1', '255.255.255.255', '0.0.0.0']) equal(problem('IPADDRESS', text), undefined, text);
    for (const text of ['10.0.0', '10.0.0.256', '1.2.3.4.5', '1..2.3'])
      equal(problem('IPADDRESS', text), 'badAddress', text);
  });

  it('know days and moments that there are', () => {
    equal(problem('DATE', '2027-02-28'), undefined);
    equal(problem('DATE', '2027-02-30'), 'badDate');
    equal(problem('DATETIME', '2027-03-31T14:30'), undefined);
    equal(problem('DATETIME', '2027-03-31T24:30'), 'badMoment');
    equal(problem('DATETIME', '2027-03-31'), 'badMoment');
  });

  it('offer of a list only what is in it', () => {
    const variables = [variable('DROPDOWN')];
    deepEqual(readValues({ variables, value: { one: 'b' } }), { one: 'b' });
    deepEqual(readValues({ variables, value: { one: 'c' } }), {});
  });

  it('require text that is more than white space, and never a checkbox, which always has a value', () => {
    for (const value of [undefined, '', '  ']) equal(problem('TEXT', value, { required: true }), 'required');
    equal(problem('CHECKBOX', undefined, { required: true }), undefined);
    equal(isMissingValues({ variables: [variable('TEXT', { required: true })] }), true);
    equal(isMissingValues({ variables: [variable('TEXT')] }), false);
    equal(isMissingValues({ variables: [variable('TEXT'), variable('CHECKBOX')], required: true }), true);
  });

  it('are told by their calculated names, without what is empty, as the same object until something changes', () => {
    const variables = [variable('TEXT'), variable('CHECKBOX', { calculatedName: 'two' })];
    const values = { variables, value: { one: 'x', gone: 'kept' } };
    deepEqual(readValues(values), { one: 'x', two: false });
    equal(readValues(values), readValues(values));
    equal(submittedValues(values), '{"one":"x","two":false}');
    equal(submittedValues({ variables: [variable('TEXT')] }), null);
    deepEqual(keptValues({ value: 'text' }), {});
  });

  it('have names that objects have, too', () => {
    const variables = [
      variable('TEXT', { calculatedName: 'constructor' }),
      variable('TEXT', { calculatedName: '__proto__' }),
    ];
    deepEqual(readValues({ variables }), {});
    equal(
      submittedValues({ variables, value: JSON.parse('{"constructor":"a","__proto__":"b"}') }),
      '{"constructor":"a","__proto__":"b"}',
    );
  });

  it('are left out, and told of, where they cannot be read', () => {
    const { variables, problems } = readVariables([
      variable('TEXT'),
      { name: 'Nameless', type: 'TEXT' },
      { name: 'Odd', calculatedName: 'odd', type: 'JSON' },
      { name: 'List', calculatedName: 'list', type: 'DROPDOWN' },
      variable('INTEGER'),
      null,
    ]);
    deepEqual(
      variables.map(({ calculatedName }) => calculatedName),
      ['one'],
    );
    equal(problems.length, 5);
    match(problems[1] as string, /^variables\[2\] has the type JSON, which is none of TEXT, .*, so it is left out$/);
    match(readVariables('[]').problems[0] as string, /must be an array/);
  });

  it('are called by their calculated name where they have no other, and are offered each choice once', () => {
    const [one] = readVariables([
      { calculatedName: 'port', type: 'DROPDOWN', valueList: [80, 443, 80], name: ' ' },
    ]).variables;
    equal(one?.name, 'port');
    deepEqual(one?.valueList, ['80', '443']);
  });
});
