import { isSamePath, lastName, nameKey, pathIn, stepsTo } from '../../../src/backup/location/device-path.ts';
import { deepEqual, equal } from '../../support/assert.ts';

describe('Paths of devices', () => {
  it('lead from their top to themselves', () => {
    deepEqual(stepsTo('C:\\Users\\ayumi\\'), ['C:\\', 'C:\\Users', 'C:\\Users\\ayumi']);
    deepEqual(stepsTo('c:/Users'), ['c:/', 'c:/Users']);
    deepEqual(stepsTo('D:'), ['D:\\']);
    deepEqual(stepsTo(' /srv/a '), ['/', '/srv', '/srv/a']);
    deepEqual(stepsTo('/'), ['/']);
    deepEqual(stepsTo('/a\\b'), ['/', '/a\\b']);
    deepEqual(stepsTo('Reports'), []);
    deepEqual(stepsTo(''), []);
  });

  it('are the same whatever their case on Windows, and only there', () => {
    equal(isSamePath('C:\\Users', 'c:/users/'), true);
    equal(isSamePath('D:', 'd:\\'), true);
    equal(isSamePath('/srv', '/srv/'), true);
    equal(isSamePath('/Srv', '/srv'), false);
    equal(isSamePath('/Zu\u0308rich', '/Zürich'), true);
  });

  it('go on with a name, and end with one', () => {
    deepEqual(
      [pathIn('C:\\', 'a'), pathIn('C:\\x', 'a'), pathIn('/', 'a'), pathIn('/x', 'a'), pathIn('/x\\', 'a')],
      ['C:\\a', 'C:\\x\\a', '/a', '/x/a', '/x\\/a'],
    );
    deepEqual(['C:\\x\\a', '/x/a/', '/', '/x\\y', 'a'].map(lastName), ['a', 'a', '/', 'x\\y', 'a']);
  });

  it('compare names as their device does', () => {
    equal(nameKey('A.TXT', 'D:\\', 'WINDOWS_SERVER'), 'a.txt');
    equal(nameKey('A.TXT', '/', 'MAC'), 'a.txt');
    equal(nameKey('A.TXT', '/', 'LINUX_SERVER'), 'A.TXT');
    equal(nameKey('A.TXT', '/', ''), 'A.TXT');
    equal(nameKey('A.TXT', 'C:\\', ''), 'a.txt');
  });
});
