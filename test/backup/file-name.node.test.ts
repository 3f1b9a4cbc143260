import fc from 'fast-check';
import { folderNameProblem, nameKey } from '../../src/backup/file-name.ts';
import { anyText } from '../support/any-text.ts';
import { equal } from '../support/assert.ts';

const windows = 'WINDOWS_SERVER';
const mac = 'MAC';
const linux = 'LINUX_WORKSTATION';

describe('The name of a new folder', () => {
  for (const device of [windows, mac, 'MAC_SERVER', linux, 'ANOTHER', '']) {
    const on = device || 'a device that is not known yet';
    it(`is required on ${on}`, () => {
      equal(folderNameProblem('', device), 'required');
      equal(folderNameProblem('   ', device), 'required');
    });

    it(`may be what people call folders on ${on}`, () => {
      for (const name of [
        'Reports',
        'Reports 2024 (final)',
        'レポート',
        'naïve',
        '100%',
        'a.b.c',
        'con2',
        'common',
        '👩‍🚀',
        '~$x',
      ])
        equal(folderNameProblem(name, device), undefined, name);
    });

    it(`is neither a way out, nor with a slash, nor too long on ${on}`, () => {
      for (const name of ['.', '..', 'a/b', '/', 'a\0b', 'x'.repeat(256), 'レ'.repeat(256)])
        equal(folderNameProblem(name, device), 'invalid', name);
      equal(folderNameProblem('x'.repeat(255), device), undefined);
    });
  }

  it('holds no character, no device and no ending that Windows forbids', () => {
    for (const name of ['a:b', 'a<b', 'a>b', 'a"b', 'a\\b', 'a|b', 'a?b', 'a*b', 'a\tb', 'a\u0001b', 'ends.', 'ends '])
      equal(folderNameProblem(name, windows), 'invalid', name);
    for (const name of ['con', 'CON', 'Prn', 'aux', 'NUL', 'nul.txt', 'com1', 'LPT9', 'com1.tar.gz', 'lpt²'])
      equal(folderNameProblem(name, windows), 'invalid', name);
    for (const name of ['.git', 'console', 'com10', 'nul2', ' leads', 'auxiliary'])
      equal(folderNameProblem(name, windows), undefined, name);
  });

  it('begins with no dot and holds no colon on a Mac', () => {
    for (const name of ['.hidden', 'a:b', '.a']) equal(folderNameProblem(name, mac), 'invalid', name);
    for (const name of ['a.b', 'a?b', 'a\\b', 'con', 'ends.', 'a|b'])
      equal(folderNameProblem(name, mac), undefined, name);
  });

  it('is as long as its file system counts: in UTF-16 units, on Linux in bytes', () => {
    for (const device of [windows, mac, 'MAC_SERVER', '']) {
      equal(folderNameProblem('レ'.repeat(255), device), undefined, device);
      equal(folderNameProblem('😀'.repeat(127), device), undefined, device);
      equal(folderNameProblem('😀'.repeat(128), device), 'invalid', device);
    }
    equal(folderNameProblem('レ'.repeat(85), linux), undefined);
    equal(folderNameProblem('レ'.repeat(86), linux), 'invalid');
  });

  it('may be nearly anything on Linux', () => {
    for (const name of ['.hidden', 'a:b', 'a\\b', 'con', 'ends.', 'a\nb'])
      equal(folderNameProblem(name, linux), undefined, name);
  });

  it('that is none on Windows is none on a device that is not known either', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (name) => {
        equal(folderNameProblem(name, ''), folderNameProblem(name, windows));
      }),
    );
  });
});

describe('Two names in one folder', () => {
  it('are compared as their device does', () => {
    equal(nameKey('A.TXT', 'D:\\', 'WINDOWS_SERVER'), 'a.txt');
    equal(nameKey('A.TXT', '/', 'MAC'), 'a.txt');
    equal(nameKey('A.TXT', '/', 'LINUX_SERVER'), 'A.TXT');
    equal(nameKey('A.TXT', '/', ''), 'A.TXT');
    equal(nameKey('A.TXT', 'C:\\', ''), 'a.txt');
    equal(nameKey('A.TXT', '\\\\server\\share', ''), 'a.txt');
    equal(nameKey('Zu\u0308rich', '/', 'MAC'), nameKey('Zürich', '/', 'MAC'));
  });
});
