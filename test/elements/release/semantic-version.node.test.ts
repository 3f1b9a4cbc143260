import { isBelow, largest, nextVersion, parseVersion } from '../../../elements/release/semantic-version.ts';
import { deepEqual, equal } from '../../support/assert.ts';

describe('A semantic version', () => {
  it('has three numbers', () => {
    deepEqual(parseVersion('1.20.3'), { major: 1, minor: 20, patch: 3, isPreRelease: false });
    equal(parseVersion('2.0.0-rc.1')?.isPreRelease, true);
    for (const none of ['1.2', 'v1.2.3', '01.2.3', '1.2.3 ', '']) equal(parseVersion(none), undefined, none);
  });

  it('is raised by what has changed', () => {
    equal(nextVersion('1.4.2', 'patch'), '1.4.3');
    equal(nextVersion('1.4.2', 'minor'), '1.5.0');
    equal(nextVersion('1.4.2', 'major'), '2.0.0');
  });

  it('is raised one place further right before 1.0.0, as npm reads it', () => {
    equal(nextVersion('0.1.0', 'patch'), '0.1.1');
    equal(nextVersion('0.1.0', 'minor'), '0.1.1');
    equal(nextVersion('0.1.0', 'major'), '0.2.0');
  });

  it('is below another one by numbers, not by letters', () => {
    equal(isBelow('0.9.0', '0.10.0'), true);
    equal(isBelow('1.0.0', '1.0.0'), false);
    equal(isBelow('1.0.0-rc.1', '1.0.0'), true);
    equal(isBelow('2.0.0', '1.9.9'), false);
  });

  it('takes the largest step of several changes', () => {
    equal(largest(['patch', 'major', 'minor']), 'major');
    equal(largest([]), 'patch');
  });
});
