/** How long the address of an attachment is taken from the cache. Source: spec 002 §7 and §9. */
import { signedUrlOf, signedUrlsSlice } from '../../../src/console/page/signed-urls-slice.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const { defaults, transitions, kept } = signedUrlsSlice;
const one = transitions.keep(defaults, '1', 'https://files.example/1', 10_000);

describe('A signed address', () => {
  it('is kept in local storage for less than 55 seconds', () => {
    equal(kept, 'localStorage');
    equal(signedUrlOf(one.urls, '1', 10_000), 'https://files.example/1');
    equal(signedUrlOf(one.urls, '1', 64_999), 'https://files.example/1');
    equal(signedUrlOf(one.urls, '1', 65_000), undefined);
  });

  it('is not taken from the future, as after the clock was set back', () => {
    equal(signedUrlOf(one.urls, '1', 9_999), undefined);
  });

  it('is of its attachment alone, the latest of them', () => {
    equal(signedUrlOf(one.urls, '2', 10_000), undefined);
    const anew = transitions.keep(one, '1', 'https://files.example/1?again', 20_000);
    equal(signedUrlOf(anew.urls, '1', 20_000), 'https://files.example/1?again');
  });

  it('makes room for others when its time is over', () => {
    const later = transitions.keep(one, '2', 'https://files.example/2', 65_000);
    deepEqual(
      later.urls.map(({ attachmentId }) => attachmentId),
      ['2'],
    );
  });

  it('is forgotten where it did not work', () => {
    deepEqual(transitions.forget(one, '1'), defaults);
    equal(transitions.forget(one, '2'), one);
  });
});
