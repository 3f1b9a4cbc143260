/** Word's pictures, as they stand in the other text that it puts on the clipboard. */
import { picturesOfRtf } from '../../../src/ui/editor/clipboard/pictures/rtf-pictures.ts';
import { deepEqual } from '../../support/assert.ts';
import { growsInOneGo } from '../../support/growth.ts';

const png = '89504e470d0a1a0a0000000d49484452';
const jpeg = 'ffd8ffe000104a46494600010101';
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
const picture = (kind: string, hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw100\\pich100\\${kind}\\bliptag-12{\\*\\blipuid 0a1b2c3d}\n${hex.replaceAll(/(.{8})/g, '$1\n')}}}`;
const old = (hex: string) => `{\\nonshppict {\\pict\\picw100\\wmetafile8\\bliptag-12 ${hex}}}`;

describe('the pictures of a text in RTF', () => {
  it('are there in their order, each once', () => {
    deepEqual(
      picturesOfRtf(`{\\rtf1 one${picture('pngblip', png)}${old(png)} two${picture('jpegblip', jpeg)}${old(jpeg)}}`),
      [`data:image/png;base64,${base64(png)}`, `data:image/jpeg;base64,${base64(jpeg)}`],
    );
  });

  it('keep their places where one is of no use', () => {
    deepEqual(picturesOfRtf(`{\\rtf1${picture('emfblip', png)}${picture('pngblip', png)}{\\pict}{\\pictures}`), [
      undefined,
      `data:image/png;base64,${base64(png)}`,
      undefined,
    ]);
    deepEqual(picturesOfRtf('no text of that kind'), []);
  });

  it('are found in one go, however the text is made', () => {
    for (const piece of ['{\\pict', '{\\pict\\pngblip 00', '{\\pict{', '{\\nonshppict']) {
      growsInOneGo(piece, 400_000, (size) => void picturesOfRtf(piece.repeat(size / piece.length)));
    }
  });
});
