import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { isSamePath, isWindowsPath, joinPath, nameOf, parentOf, stepsTo } from '../../src/base/device-path.ts';

/** What each decision is: a folder, how it goes on with the name `x`, the folder it is in, its own name, and its style. */
const decisions: readonly (readonly [
  string,
  joined: string,
  parent: string,
  name: string,
  style: 'windows' | 'posix',
])[] = [
  ['C:\\Users', 'C:\\Users\\x', 'C:\\', 'Users', 'windows'],
  ['C:\\Users\\', 'C:\\Users\\x', 'C:\\', 'Users', 'windows'],
  ['C:\\', 'C:\\x', 'C:\\', 'C:\\', 'windows'],
  // A path that somebody wrote with slashes goes on with them: `D:/Data\x` would be of two minds.
  ['D:/Data', 'D:/Data/x', 'D:/', 'Data', 'windows'],
  ['D:/', 'D:/x', 'D:/', 'D:/', 'windows'],
  ['C:\\a/b', 'C:\\a/b\\x', 'C:\\a', 'b', 'windows'],
  // Without its separator a drive is the folder worked in last on it, which no path tells.
  ['D:', 'D:\\x', '', 'D:\\', 'windows'],
  ['\\\\server\\share', '\\\\server\\share\\x', '\\\\server\\share', '\\\\server\\share', 'windows'],
  ['\\\\server\\share\\a', '\\\\server\\share\\a\\x', '\\\\server\\share', 'a', 'windows'],
  ['\\\\server', '\\\\server\\x', '\\\\server', '\\\\server', 'windows'],
  ['Users\\ada', 'Users\\ada\\x', 'Users', 'ada', 'windows'],
  ['/', '/x', '/', '/', 'posix'],
  ['/srv', '/srv/x', '/', 'srv', 'posix'],
  ['/srv/a/', '/srv/a/x', '/srv', 'a', 'posix'],
  // A backslash is a letter here, at the end of a name as well.
  ['/srv/odd\\name', '/srv/odd\\name/x', '/srv', 'odd\\name', 'posix'],
  ['/srv/odd\\', '/srv/odd\\/x', '/srv', 'odd\\', 'posix'],
  ['srv/a', 'srv/a/x', 'srv', 'a', 'posix'],
  ['srv', 'srv/x', '', 'srv', 'posix'],
  ['', 'x', '', '', 'posix'],
];

describe('A path of a device', () => {
  for (const [path, joined, parent, name, style] of decisions) {
    it(`"${path}" goes on, has a parent, a name and a style`, () => {
      deepEqual(
        [joinPath(path, 'x'), parentOf(path), nameOf(path), isWindowsPath(path) ? 'windows' : 'posix'],
        [joined, parent, name, style],
      );
    });
  }

  it('goes on with several names at once, of which the empty ones are none', () => {
    equal(joinPath('C:\\', 'Users', 'ada'), 'C:\\Users\\ada');
    equal(joinPath('/srv', ...'a/b'.split('/')), '/srv/a/b');
    equal(joinPath('/srv', ''), '/srv');
    equal(joinPath('', 'a', 'b'), 'a/b');
  });

  it('leads from its top to itself', () => {
    deepEqual(stepsTo('C:\\Users\\ayumi\\'), ['C:\\', 'C:\\Users', 'C:\\Users\\ayumi']);
    deepEqual(stepsTo('c:/Users'), ['c:/', 'c:/Users']);
    deepEqual(stepsTo('D:'), ['D:\\']);
    deepEqual(stepsTo('\\\\server\\share\\a\\b'), [
      '\\\\server\\share',
      '\\\\server\\share\\a',
      '\\\\server\\share\\a\\b',
    ]);
    deepEqual(stepsTo(' /srv/a '), ['/', '/srv', '/srv/a']);
    deepEqual(stepsTo('/'), ['/']);
    deepEqual(stepsTo('/a\\b'), ['/', '/a\\b']);
    deepEqual(stepsTo('Reports'), []);
    deepEqual(stepsTo(''), []);
  });

  it('is the same whatever its case on Windows, and only there', () => {
    equal(isSamePath('C:\\Users', 'c:/users/'), true);
    equal(isSamePath('D:', 'd:\\'), true);
    equal(isSamePath('D:/Data/x', 'D:\\Data\\x'), true);
    equal(isSamePath('\\\\Server\\Share\\', '\\\\server\\share'), true);
    equal(isSamePath('/srv', '/srv/'), true);
    equal(isSamePath('/Srv', '/srv'), false);
    equal(isSamePath('/a\\b', '/a/b'), false);
    equal(isSamePath('/Zu\u0308rich', '/Zürich'), true);
  });

  it('of something in a folder leads back to the folder and the name', () => {
    const name = fc.stringMatching(/^[^/\\:]{1,12}$/).filter((text) => text.trim() === text);
    const top = fc.constantFrom('/', 'C:\\', 'd:/', '\\\\server\\share');
    fc.assert(
      fc.property(top, fc.array(name, { maxLength: 5 }), name, (first, names, last) => {
        const folder = joinPath(first, ...names);
        const path = joinPath(folder, last);
        equal(parentOf(path), folder);
        equal(nameOf(path), last);
        deepEqual(stepsTo(path), [...stepsTo(folder), path]);
      }),
    );
  });
});
