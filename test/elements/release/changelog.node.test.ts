import { changelogProblems, notesOf } from '../../../elements/release/changelog.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const changelog = `# Changelog

## [Unreleased]

## [0.2.0] - 2026-12-01

### Added

- A table.

### Fixed

- A typo.

## [0.1.0] - 2026-11-27

### Added

- All of it.
`;

describe('A changelog', () => {
  it('lets a version be released that it tells of', () => {
    deepEqual(changelogProblems(changelog, '0.2.0'), []);
  });

  it('gives a version its notes', () => {
    equal(notesOf(changelog, '0.1.0'), '### Added\n\n- All of it.');
    equal(notesOf(changelog, '0.3.0'), undefined);
  });

  it('holds back a version that it says nothing of', () => {
    deepEqual(changelogProblems(changelog, '0.3.0'), [
      'there is nothing of 0.3.0: move what is below Unreleased there',
    ]);
    const empty = changelog.replace('- A table.', '').replace('- A typo.', '');
    deepEqual(changelogProblems(empty, '0.2.0'), ['0.2.0 tells of no change']);
  });

  it('holds back a version while changes are left that belong to none', () => {
    const waiting = changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n### Added\n\n- A chart.\n');
    deepEqual(changelogProblems(waiting, '0.2.0'), [
      'something is below Unreleased still: it belongs to 0.2.0, or to a commit after it',
    ]);
  });

  it('wants a day of the calendar, kinds of changes that people know, and the latest first', () => {
    deepEqual(changelogProblems(changelog.replace('2026-12-01', '2026-13-01'), '0.2.0'), [
      '0.2.0 has no date: ## [0.2.0] - 2026-01-31',
    ]);
    deepEqual(changelogProblems(changelog.replace('### Fixed', '### Bugs'), '0.2.0'), [
      '"Bugs" is no kind of change: Added, Changed, Deprecated, Removed, Fixed, Security are',
    ]);
    deepEqual(changelogProblems(changelog.replace('[0.1.0]', '[0.10.0]'), '0.2.0'), [
      '0.10.0 stands below an older version: the latest comes first',
    ]);
    deepEqual(changelogProblems(changelog, '0.1.0'), ['0.1.0 is not the latest: 0.2.0 is']);
  });
});
