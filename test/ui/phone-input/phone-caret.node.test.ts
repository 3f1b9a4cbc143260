import { deepEqual, equal } from '../../support/assert.ts';
import { phone, typeInto } from './typed-phone.ts';

describe('The caret of a phone number', () => {
  it('stays behind the digit that was typed, wherever that is', async () => {
    const model = await phone();
    typeInto(model, '213734253');
    // (213) 734-253 → a 3 between 2 1 3 and 7
    const shown = typeInto(model, '3', 5);
    equal(shown.text, '(213) 373-4253');
    equal(shown.text.slice(0, shown.caret).replace(/\D/g, ''), '2133');
  });

  it('stays where it is when a digit in the middle goes', async () => {
    const model = await phone();
    typeInto(model, '2133734253');
    // Backspace behind the 7 of (213) 37|3-4253
    const shown = model.type({ text: '(213) 33-4253', caret: 7 }, 'backward');
    equal(shown.text, '(213) 334-253');
    equal(shown.caret, 7);
  });

  it('takes the digit with the bracket or space that a key took, so that the key is not dead', async () => {
    const model = await phone();
    typeInto(model, '2133734253');
    deepEqual(model.type({ text: '(213 373-4253', caret: 4 }, 'backward'), { text: '(213) 734-253', caret: 3 });
    const other = await phone();
    typeInto(other, '2133734253');
    other.type({ text: '(213)373-4253', caret: 5 }, 'forward');
    equal(other.text.value.replace(/\D/g, ''), '213734253');
  });

  it('is at the end when 00 becomes a plus sign', async () => {
    const model = await phone();
    const shown = typeInto(model, '0041');
    deepEqual(shown, { text: '+41', caret: 3 });
  });
});
