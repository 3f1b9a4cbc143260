import fc from 'fast-check';
import {
  type CheckedFile,
  checkFiles,
  completeRules,
  isSameFile,
} from '../../../src/ui/file-upload/model/file-rules.ts';
import { acceptedNames, fileKind, isAccepted } from '../../../src/ui/file-upload/model/file-types.ts';
import { limits } from '../../../src/ui/limits.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const file = (name: string, size = 10, type = ''): CheckedFile => ({ name, size, type, lastModified: 0 });
const reasons = (...args: Parameters<typeof checkFiles>) => checkFiles(...args).refused.map(({ reason }) => reason);

describe('File rules', () => {
  it('are five files of 100 MB that are not empty, of any type, unless the owner says otherwise', () => {
    deepEqual(completeRules({}), {
      maximumFiles: 5,
      maximumSize: 100 * 1024 * 1024,
      minimumSize: 1,
      accept: '',
      uniqueNames: false,
    });
    deepEqual(completeRules({ maximumFiles: -1, maximumSize: Number.NaN }), completeRules({}));
    equal(limits.fileUpload.maximumFiles, 5);
  });

  it('count what is there already', () => {
    const current = ['a', 'b', 'c', 'd'].map((name) => file(name));
    const { accepted, refused } = checkFiles([file('e'), file('f')], current, {});
    deepEqual(accepted, [file('e')]);
    deepEqual(
      refused.map(({ name, reason }) => [name, reason]),
      [['f', 'count']],
    );
  });

  it('take the largest size and refuse the next byte', () => {
    const { sizeHint } = limits.fileUpload;
    deepEqual(reasons([file('a', sizeHint)], [], {}), []);
    deepEqual(reasons([file('a', sizeHint + 1)], [], {}), ['size']);
    deepEqual(reasons([file('a', 0)], [], {}), ['empty']);
    deepEqual(reasons([file('a', 11)], [], { maximumSize: 10 }), ['size']);
  });

  it('know a file that is there already, also within one choice', () => {
    deepEqual(reasons([file('a'), file('a'), file('b')], [file('b')], {}), ['duplicate', 'duplicate']);
    deepEqual(reasons([{ ...file('a'), lastModified: 1 }], [file('a')], {}), []);
  });

  it('take no two files of one name where the owner says so', () => {
    const [a, other] = [file('a', 1), file('a', 2)];
    deepEqual(reasons([a, other], [], {}), []);
    deepEqual(reasons([a, other], [], { uniqueNames: true }), ['name']);
    deepEqual(reasons([other], [a], { uniqueNames: true, maximumFiles: 1 }), ['name'], 'before the lack of room');
    deepEqual(reasons([a], [a], { uniqueNames: true }), ['duplicate']);
  });

  it('name what is wrong with the file before the lack of room', () => {
    deepEqual(reasons([file('a', 0), file('b.exe', 5), file('c.pdf', 5)], [], { maximumFiles: 0, accept: '.pdf' }), [
      'type',
      'type',
      'count',
    ]);
  });

  it('never go over the maximum, lose nothing valid, and answer for each file', () => {
    const names = fc.constantFrom('a.png', 'b.pdf', 'c.exe', 'd.csv', 'e.png', 'f.zip');
    const files = fc.array(
      fc.record({ name: names, size: fc.integer({ min: 0, max: 12 }), type: fc.constant(''), lastModified: fc.nat(1) }),
      { maxLength: 12 },
    );
    const rules = fc.record({
      maximumFiles: fc.nat(6),
      maximumSize: fc.integer({ min: 1, max: 10 }),
      accept: fc.constantFrom('', 'image/*', '.pdf,.png', 'application/zip'),
    });
    fc.assert(
      fc.property(files, files, rules, (chosen, current, given) => {
        const { accepted, refused } = checkFiles(chosen, current, given);
        const { maximumFiles, maximumSize, minimumSize, accept } = completeRules(given);
        ok(accepted.length === 0 || current.length + accepted.length <= maximumFiles, 'too many');
        equal(accepted.length + refused.length, chosen.length);
        deepEqual(
          [...accepted, ...refused.map(({ file }) => file)].toSorted(byPlace(chosen)),
          [...chosen],
          'each file has one answer',
        );
        const isValid = (one: CheckedFile) =>
          one.size >= minimumSize && one.size <= maximumSize && isAccepted(one, accept);
        ok(accepted.every(isValid));
        for (const { file: lost, reason } of refused) {
          if (!isValid(lost)) continue;
          const isThere = [...current, ...accepted].some((other) => isSameFile(lost, other));
          ok(isThere || current.length + accepted.length >= maximumFiles, `${lost.name} was refused for ${reason}`);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Records of the generator are told apart by identity. */
function byPlace<Item>(order: readonly Item[]) {
  return (one: Item, other: Item) => order.indexOf(one) - order.indexOf(other);
}

describe('Accepted types', () => {
  const cases: [accept: string, name: string, type: string, isTaken: boolean][] = [
    ['', 'a.exe', '', true],
    ['.pdf', 'A.PDF', '', true],
    ['.pdf', 'a.pdf.exe', 'application/pdf', false],
    ['pdf', 'a.pdf', 'application/pdf', false],
    ['application/pdf', 'a.pdf', '', true],
    ['application/pdf', 'scan', 'application/pdf', true],
    ['application/pdf', 'a.docx', '', false],
    ['image/*', 'a.HEIC', '', true],
    ['image/*', 'a.bin', 'image/x-thing', true],
    ['image/*', 'a.mp4', 'video/mp4', false],
    ['image/png', 'a.jpg', '', false],
    ['image/jpeg', 'a.jpg', '', true],
    ['text/csv', 'a.csv', 'application/vnd.ms-excel', true],
    ['text/plain', 'a.txt', 'text/plain;charset=utf-8', true],
    [' image/* , .PDF ', 'a.pdf', '', true],
    ['*/*', 'a', '', true],
    ['.gz', 'backup.tar.gz', '', true],
    ['.tar.gz', 'backup.tar.gz', '', true],
  ];
  for (const [accept, name, type, isTaken] of cases) {
    it(`${isTaken ? 'take' : 'refuse'} ${name} ${type} where ${accept || 'nothing'} is asked for`, () => {
      equal(isAccepted({ name, type }, accept), isTaken);
    });
  }

  it('have names for people', () => {
    deepEqual(acceptedNames('image/*,.pdf,text/csv,application/x-own,*/*'), {
      families: ['image'],
      endings: ['PDF', 'CSV', 'application/x-own'],
    });
  });
});

describe('The kind of a file', () => {
  const kinds: [name: string, type: string, kind: ReturnType<typeof fileKind>][] = [
    ['a.png', '', 'image'],
    ['a', 'image/png', 'image'],
    ['a.mp3', '', 'audio'],
    ['a.mp4', 'video/mp4', 'video'],
    ['a.zip', 'application/x-zip-compressed', 'zip'],
    ['a.pdf', '', 'pdf'],
    ['a.csv', 'application/vnd.ms-excel', 'csv'],
    ['a.pptx', '', 'powerpoint'],
    ['a.docx', '', 'word'],
    ['a.exe', 'application/octet-stream', 'file'],
    ['png', '', 'file'],
    ['.png', '', 'file'],
    ['', '', 'file'],
  ];
  for (const [name, type, kind] of kinds) {
    it(`is ${kind} for "${name}" ${type}`, () => equal(fileKind({ name, type }), kind));
  }
});
