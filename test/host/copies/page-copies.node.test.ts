/** Copies of the bundle on one page know of each other, whichever release they are of. */
import { type Copy, enterCopy, type PageWithCopies } from '../../../src/host/copies/page-copies.ts';
import { deepEqual } from '../../support/assert.ts';

const old: Copy = { version: '0.1.0', protocol: 1, suffix: '' };

describe('A copy that comes to a page', () => {
  it('finds nobody that it shares nothing with where it is alone, or where all have its protocol', () => {
    const page: PageWithCopies = {};
    deepEqual(enterCopy(old, page), []);
    deepEqual(enterCopy({ ...old, version: '0.2.0', suffix: '-v2' }, page), []);
  });

  it('finds those of another protocol, and what they have more to say', () => {
    const page: PageWithCopies = {};
    const later = { version: '9.0.0', protocol: 9, suffix: '', brand: 'blue' };
    enterCopy(later, page);
    deepEqual(enterCopy(old, page), [later]);
  });

  it('can be found by whoever looks into the page', () => {
    const page: PageWithCopies = {};
    enterCopy(old, page);
    deepEqual(Reflect.get(page, Symbol.for('rmm-elements')), [old]);
  });
});
