import { deepEqual, equal } from '../../support/assert.ts';
import { paste, phone, typeInto } from './typed-phone.ts';

describe('Undoing in a phone number', () => {
  it('goes back and forth by more than one step, with the country', async () => {
    let time = 0;
    const model = await phone({ now: () => time });
    const values: string[] = [];
    for (const [digits, text] of [
      ['213', '(213)'],
      ['373', '(213) 373'],
      ['4253', '(213) 373-4253'],
    ] as const) {
      typeInto(model, digits);
      equal(model.text.value, text);
      values.push(text);
      time += 5000;
    }
    paste(model, '+41446681800');
    equal(model.country.value, 'CH');
    deepEqual(model.undo(), { text: '(213) 373-4253', caret: 14 });
    equal(model.country.value, 'US');
    equal(model.value.value, '+12133734253');
    equal(model.undo()?.text, '(213) 373');
    equal(model.undo()?.text, '(213)');
    equal(model.undo()?.text, '');
    equal(model.undo(), undefined);
    for (const text of [...values, '+41 44 668 18 00']) equal(model.redo()?.text, text);
    equal(model.redo(), undefined);
    equal(model.country.value, 'CH');
  });

  it('brings back a number that another country cleared', async () => {
    const model = await phone();
    typeInto(model, '2133734253');
    model.choose('GB');
    equal(model.text.value, '');
    model.undo();
    equal(model.text.value, '(213) 373-4253');
    equal(model.country.value, 'US');
  });

  it('begins anew with a value of the page', async () => {
    const model = await phone();
    typeInto(model, '213');
    model.setValue('+41446681800');
    equal(model.undo(), undefined);
    equal(model.value.value, '+41446681800');
  });
});
