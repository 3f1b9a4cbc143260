import fc from 'fast-check';
import { copiedName, cutName } from '../../src/base/copied-name.ts';
import { equal, ok } from '../support/assert.ts';

const longest = 50;

describe('the name of a copy', () => {
  it('says that it is one, within what a name may have', () => {
    equal(copiedName('Firewall ', { longest }), 'Firewall (Copy)');
    equal(copiedName(' Firewall', { longest }), 'Firewall (Copy)');
    equal(copiedName(`${'n'.repeat(42)} of the house`, { longest }), `${'n'.repeat(42)} (Copy)`);
    equal(copiedName('n'.repeat(50), { longest }), `${'n'.repeat(43)} (Copy)`);
    equal(copiedName(`${'n'.repeat(42)}😀😀`, { longest }), `${'n'.repeat(42)} (Copy)`);
  });

  it('is another one each time where names are taken, also where it has no room to grow', () => {
    for (const name of ['Servers', 'n'.repeat(longest)]) {
      const taken = new Set([name]);
      for (let count = 0; count < 12; count += 1) {
        const copied = copiedName(name, { longest, isTaken: (one) => taken.has(one) });
        ok(!taken.has(copied) && copied.length <= longest, copied);
        taken.add(copied);
      }
      ok([...taken][1]?.endsWith(' (Copy)') && [...taken][12]?.endsWith(' (Copy 12)'), [...taken].join(' | '));
    }
  });

  it('never has half a character', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const copied = copiedName(name, { longest });
        ok(copied.length <= longest && copied.endsWith(' (Copy)'));
        ok(copied.isWellFormed() || !name.isWellFormed());
      }),
    ));

  it('is cut to nothing where there is no room', () => equal(cutName('Firewall', -3), ''));
});
