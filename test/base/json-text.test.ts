import { jsonText } from '../../src/base/json-text.ts';
import { equal } from '../support/assert.ts';

describe('a value as JSON', () => {
  const value = { text: 'a "b"', list: [1, [true, null]], at: new Date(0), none: undefined, inner: { map: 'x' } };
  const usual = JSON.stringify(value);

  it('is what the language says', () => {
    equal(jsonText(value), usual);
    equal(jsonText([undefined, new Date(Number.NaN), () => 1]), '[null,null,null]');
    equal(jsonText('x'), '"x"');
    equal(jsonText({ at: new URL('https://a.example/') }), '{"at":"https://a.example/"}');
  });

  for (const Patched of [Array, String, Number, Boolean, Date, Object]) {
    it(`is the same on a page whose library gave toJSON to ${Patched.name}`, () => {
      const own = Object.getOwnPropertyDescriptor(Patched.prototype, 'toJSON');
      Object.defineProperty(Patched.prototype, 'toJSON', {
        configurable: true,
        writable: true,
        value: () => 'patched',
      });
      try {
        equal(jsonText(value), usual);
      } finally {
        Reflect.deleteProperty(Patched.prototype, 'toJSON');
        if (own) Object.defineProperty(Patched.prototype, 'toJSON', own);
      }
    });
  }
});
