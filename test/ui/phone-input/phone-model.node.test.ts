import { createPhoneModel } from '../../../src/ui/phone-input/phone-model.ts';
import type { PhoneLibrary } from '../../../src/ui/phone-input/phone-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { library, paste, phone, typeInto } from './typed-phone.ts';

describe('A phone number as it is typed', () => {
  it('begins in the United States', async () => {
    const model = await phone();
    equal(model.country.value, 'US');
    equal(model.callingCode.value, '1');
  });

  it('is written as its country writes it, and is E.164 once it is valid', async () => {
    const model = await phone();
    equal(typeInto(model, '213373425').text, '(213) 373-425');
    equal(model.value.value, '(213) 373-425');
    ok(model.isInvalid.value);
    equal(typeInto(model, '3').text, '(213) 373-4253');
    equal(model.value.value, '+12133734253');
    ok(!model.isInvalid.value);
  });

  for (const [typed, text] of [
    ['+41446681800', '+41 44 668 18 00'],
    ['0041446681800', '+41 44 668 18 00'],
    ['01141446681800', '+41 44 668 18 00'],
    ['＋４１ ４４ ６６８ １８ ００', '+41 44 668 18 00'],
    ['(+41) 44 668 18 00', '+41 44 668 18 00'],
    ['tel:+41446681800', '+41 44 668 18 00'],
    ['\u202a+41 44 668 18 00\u202c', '+41 44 668 18 00'],
    ['+41 (0)44 668 18 00', '+41 44 668 18 00'],
  ] as const) {
    it(`goes to the country of ${JSON.stringify(typed)}`, async () => {
      for (const way of [typeInto, paste]) {
        const countries: string[] = [];
        const model = await phone({ onCountry: (country) => countries.push(country) });
        way(model, typed);
        equal(model.country.value, 'CH');
        equal(model.value.value, '+41446681800');
        deepEqual(countries, ['CH']);
        model.leave();
        equal(model.text.value, text);
      }
    });
  }

  it('asks the whole number where countries share a code', async () => {
    const model = await phone();
    typeInto(model, '4165550123');
    equal(model.country.value, 'CA');
    equal(model.value.value, '+14165550123');
    const russian = await phone({ country: 'RU' });
    typeInto(russian, '+7701123456');
    equal(russian.country.value, 'KZ');
    typeInto(russian, '7');
    equal(russian.country.value, 'KZ');
  });

  it('stays in Kazakhstan while a number of it is typed, in every way', async () => {
    for (const typed of ['87172123456', '7172123456', '+77172123456', '77172123456', '87011234567']) {
      const countries: string[] = [];
      const model = await phone({ country: 'KZ', onCountry: (country) => countries.push(country) });
      typeInto(model, typed);
      deepEqual(countries, [], typed);
      ok(!model.isInvalid.value, typed);
    }
  });

  it('goes to one of the countries that share a code as soon as the digits tell which', async () => {
    const model = await phone();
    typeInto(model, '+7');
    equal(model.country.value, 'RU');
    typeInto(model, '7');
    equal(model.country.value, 'KZ');
    const russian = await phone({ country: 'KZ' });
    typeInto(russian, '+7495');
    equal(russian.country.value, 'RU');
  });

  it('leaves a number that several countries have to the one that was chosen', async () => {
    const model = await phone({ country: 'CA' });
    paste(model, '+1 800 555 0199');
    equal(model.country.value, 'CA');
    ok(!model.isInvalid.value);
  });

  it('takes the partial number that the small metadata calls valid for what it is', async () => {
    const model = await phone();
    paste(model, '(340) 775-1');
    ok(model.isInvalid.value);
  });

  it('calls a valid number of another country invalid in the selected one', async () => {
    const model = await phone();
    paste(model, '020 7946 0958');
    ok(model.isInvalid.value);
    equal(model.value.value, '02079460958');
  });

  for (const digits of ['٢١٣٣٧٣٤٢٥٣', '۲۱۳۳۷۳۴۲۵۳', '２１３３７３４２５３', '२१३३७३४२५३']) {
    it(`understands the digits ${digits}`, async () => {
      const model = await phone();
      equal(typeInto(model, digits).text, '(213) 373-4253');
      equal(model.value.value, '+12133734253');
    });
  }

  for (const extension of [' ext. 89', 'x89', '#89', ',89', ';ext=89', ' доб. 89']) {
    it(`keeps the extension of ${JSON.stringify(extension)}`, async () => {
      const model = await phone();
      typeInto(model, `2133734253${extension}`);
      equal(model.value.value, '+12133734253;ext=89');
      model.leave();
      equal(model.text.value, '(213) 373-4253 ext. 89');
      const again = await phone({ value: model.value.value });
      equal(again.text.value, '(213) 373-4253 ext. 89');
      equal(again.value.value, '+12133734253;ext=89');
    });
  }

  it('loses nothing that is no phone number', async () => {
    const model = await phone();
    paste(model, '800 FLOWERS');
    equal(model.value.value, '(800) FLOWERS');
    ok(model.isInvalid.value);
    paste(model, 'ask at the desk');
    equal(model.value.value, 'ask at the desk');
    paste(model, '213373425399');
    equal(model.text.value, '213373425399');
  });

  for (const prefix of ['+', '+1', '00', '＋1', ' +1 ']) {
    it(`counts ${JSON.stringify(prefix)} as empty`, async () => {
      const values: string[] = [];
      const model = await phone({ onChange: (value) => values.push(value) });
      paste(model, prefix);
      equal(model.value.value, '');
      ok(!model.isInvalid.value);
      deepEqual(values, []);
      model.leave();
      equal(model.text.value, '');
    });
  }

  it('does not take 1, or what a Japanese free-phone number begins with, for a prefix', async () => {
    const model = await phone();
    typeInto(model, '1');
    equal(model.value.value, '1');
    const japanese = await phone({ country: 'JP' });
    typeInto(japanese, '0077');
    equal(japanese.text.value, '0077');
    equal(japanese.country.value, 'JP');
  });
});

describe('Another country for a phone number', () => {
  it('clears what was typed with its country', async () => {
    const model = await phone();
    paste(model, '+41446681800');
    ok(model.choose('GB'));
    equal(model.text.value, '');
    equal(model.value.value, '');
    equal(model.country.value, 'GB');
  });

  it('clears a national number that is none there', async () => {
    const model = await phone();
    typeInto(model, '2133734253');
    ok(model.choose('CH'));
    equal(model.value.value, '');
  });

  it('clears a number of the country before, though the same digits are a number there as well', async () => {
    const model = await phone();
    typeInto(model, '2133734253');
    equal(model.value.value, '+12133734253');
    ok(model.choose('DE'));
    equal(model.value.value, '');
    equal(model.text.value, '');
  });

  it('keeps a national number that is only valid there: it was typed before the country was chosen', async () => {
    const values: string[] = [];
    const model = await phone({ onChange: (value) => values.push(value) });
    paste(model, '044 668 18 00');
    ok(model.isInvalid.value);
    ok(!model.choose('CH'));
    equal(model.value.value, '+41446681800');
    equal(values.at(-1), '+41446681800');
    equal(model.text.value, '044 668 18 00');
  });

  it('changes nothing when it is the same', async () => {
    const model = await phone();
    typeInto(model, '213');
    ok(!model.choose('US'));
    equal(model.value.value, '(213)');
  });
});

describe('A phone number before its library is there', () => {
  it('is kept as it is typed, and read when the library comes', async () => {
    let arrive = (_: PhoneLibrary) => undefined as unknown;
    const values: string[] = [];
    const countries: string[] = [];
    const model = createPhoneModel({
      load: () => new Promise((resolve) => (arrive = resolve)),
      onChange: (value) => values.push(value),
      onCountry: (country) => countries.push(country),
    });
    typeInto(model, '+41446681800');
    equal(model.text.value, '+41446681800');
    equal(model.value.value, '+41446681800');
    ok(!model.isInvalid.value, 'nothing is invalid that nobody has read');
    arrive(library);
    await eventually(() => equal(model.text.value, '+41 44 668 18 00'));
    equal(values.at(-1), '+41446681800');
    deepEqual(countries, ['CH']);
  });

  it('is told as E.164 when the library made one of it', async () => {
    let arrive = (_: PhoneLibrary) => undefined as unknown;
    const values: string[] = [];
    const model = createPhoneModel({
      load: () => new Promise((resolve) => (arrive = resolve)),
      onChange: (value) => values.push(value),
    });
    typeInto(model, '2133734253');
    arrive(library);
    await eventually(() => equal(values.at(-1), '+12133734253'));
  });

  it('goes on without a library that does not come, and asks again', async () => {
    const failures: unknown[] = [];
    let isOffline = true;
    const model = createPhoneModel({
      load: async () => {
        if (isOffline) throw new Error('offline');
        return library;
      },
      onFailure: (error) => failures.push(error),
    });
    await eventually(() => equal(failures.length, 1));
    typeInto(model, '2133734253');
    equal(model.value.value, '2133734253');
    isOffline = false;
    model.load();
    await eventually(() => equal(model.value.value, '+12133734253'));
  });

  it('tells nothing of what the owner gave', async () => {
    const calls: string[] = [];
    const model = await phone({ value: '+41446681800', onChange: (value) => calls.push(value) });
    equal(model.text.value, '044 668 18 00');
    equal(model.country.value, 'CH');
    deepEqual(calls, []);
  });
});

describe('What an owner gives a phone number', () => {
  it('brings its country along, outranks the given one, and shows an invalid one as it is', async () => {
    const model = await phone({ country: 'DE' });
    model.setValue('+12133734253');
    equal(model.country.value, 'US');
    model.setCountry('DE');
    equal(model.country.value, 'US');
    model.setValue('');
    model.setCountry('de');
    equal(model.country.value, 'DE');
    model.setValue('12');
    equal(model.text.value, '12');
  });

  it('is the United States for a country without numbers', async () => {
    equal((await phone({ country: 'ZZ' })).country.value, 'US');
  });
});
