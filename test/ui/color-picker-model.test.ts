import fc from 'fast-check';
import { hexToHsv, hsvToHex, inkOn } from '../../src/ui/color-picker/color.ts';
import { createColorPickerModel } from '../../src/ui/color-picker/color-picker-model.ts';
import { readColor } from '../../src/ui/color-picker/read-color.ts';
import { deepEqual, equal } from '../support/assert.ts';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('Colours', () => {
  it('survive the way to hue, saturation and brightness and back', () => {
    fc.assert(fc.property(hexes, (hex) => hsvToHex(hexToHsv(hex)) === hex));
  });

  it('have the hue that their name says', () => {
    const hues = ['#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff'].map((hex) => hexToHsv(hex).hue);
    deepEqual(hues, [0, 60, 120, 180, 240, 300]);
  });

  it('tell which ink is read on them', () => {
    deepEqual(['#ffffff', '#f2b705', '#777777', '#3451d1', '#000000'].map(inkOn), [
      'black',
      'black',
      'black',
      'white',
      'white',
    ]);
  });

  it('are read as people write them', () => {
    for (const text of ['#aabbcc', 'AABBCC', ' #ABC ', 'abc', 'rgb(170, 187, 204)', 'rgb(170 187 204)']) {
      equal(readColor(text), '#aabbcc', text);
    }
    equal(readColor('rebeccapurple'), '#663399');
    equal(readColor('hsl(0 100% 50%)'), '#ff0000');
  });

  it('are none where they are half, translucent, or of the place where they stand', () => {
    const none = ['', '#', '#12', '#12345', '#1234', '#11223344', 'rgb(1,2)', 'rgba(1, 2, 3, 0.5)', 'transparent'];
    for (const text of [...none, 'currentcolor', 'inherit', 'nonsense', 'url(x)'])
      equal(readColor(text), undefined, text);
  });
});

describe('The model of a colour picker', () => {
  let calls: string[];
  const made = (value: string) => {
    calls = [];
    return createColorPickerModel({
      value,
      read: readColor,
      onChange: (next) => calls.push(next),
      onComplete: () => calls.push('complete'),
    });
  };

  it('keeps what is typed, and tells the colour as soon as there is one', () => {
    const model = made('');
    for (const text of ['#', '#a', '#ab', '#abc']) model.type(text);
    equal(model.text.peek(), '#abc');
    equal(model.color.peek(), '#aabbcc');
    model.leave();
    equal(model.text.peek(), '#aabbcc');
    deepEqual(calls, ['#', '#a', '#ab', '#aabbcc', 'complete']);
  });

  it('keeps what is no colour, also when the field is left', () => {
    const model = made('#112233');
    model.type('#11');
    model.leave();
    equal(model.text.peek(), '#11');
    equal(model.isInvalid.peek(), true);
    deepEqual(calls, ['#11', 'complete']);
  });

  it('comes back from black and grey with the hue that it had', () => {
    const model = made('#3451d1');
    const { hue, saturation } = model.hsv.peek();
    model.move({ brightness: 0 });
    equal(model.color.peek(), '#000000');
    model.accept('#000000');
    model.move({ brightness: 100 });
    deepEqual([model.hsv.peek().hue, model.hsv.peek().saturation], [hue, saturation]);
    model.move({ saturation: 0 });
    model.choose('#808080');
    equal(model.hsv.peek().hue, hue);
  });

  it('does not take its own change for one of the owner', () => {
    const model = made('#112233');
    model.type('#ABC');
    model.accept('#aabbcc');
    equal(model.text.peek(), '#ABC');
    model.accept('RED');
    equal(model.text.peek(), '#ff0000');
  });

  it('completes once, and nothing that did not begin', () => {
    const model = made('#112233');
    model.complete();
    model.leave();
    model.move({ hue: 10 });
    model.move({ hue: 20 });
    model.complete();
    model.complete();
    deepEqual(
      calls.filter((one) => one === 'complete'),
      ['complete'],
    );
  });
});
