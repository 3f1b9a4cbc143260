import { countriesIn, findCountries } from '../../../src/ui/phone-input/countries.ts';
import { flagAddress } from '../../../src/ui/phone-input/flag-address.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { library } from './typed-phone.ts';

describe('The countries of the picker', () => {
  it('have names in the language, in its order', () => {
    const german = countriesIn('de', library).map(({ name }) => name);
    ok(german.includes('Schweiz'));
    ok(german.indexOf('Ägypten') < german.indexOf('Brasilien'));
    ok(countriesIn('ja', library).some(({ name }) => name === 'スイス'));
    equal(countriesIn('en', library).length, 245);
  });

  it('are found by name, English name, code and dial code', () => {
    const german = countriesIn('de', library);
    const first = (text: string) => findCountries(german, text)[0]?.code;
    equal(first('schw'), 'SE');
    equal(first('schweiz'), 'CH');
    equal(first('switzerland'), 'CH');
    equal(first('ch'), 'CH');
    equal(first('41'), 'CH');
    equal(first('+41'), 'CH');
    equal(first('0041'), 'CH');
    equal(first('44'), 'GB');
    equal(first('1'), 'US');
    equal(first('agypten'), 'EG');
    deepEqual(findCountries(german, 'xyzzy'), []);
  });

  it('have flags beside the bundle, or where the host keeps them', () => {
    equal(flagAddress('CH', '/static/flags'), '/static/flags/ch.svg');
    equal(flagAddress('CH', '/static/flags/'), '/static/flags/ch.svg');
    ok(/\/flags\/ch\.svg$/.test(flagAddress('CH', undefined)), flagAddress('CH', undefined));
    ok(/\/flags\/ch\.svg$/.test(flagAddress('CH', ' ')));
  });
});
