/** A host may keep a place in its address; anybody may write one there. */
import fc from 'fast-check';
import {
  BadLocation,
  formatLocation,
  type Place,
  parseLocation,
  pathOf,
  type Step,
  samePlace,
  stepOf,
} from '../../src/backup/place.ts';
import { anyText } from '../support/any-text.ts';
import { deepEqual, equal, ok, throws } from '../support/assert.ts';
import { naughtyStrings } from '../support/corpora/naughty-strings.ts';
import { inReports, planStep } from './browser-model/build.ts';

const names: string[] = [
  ...naughtyStrings.filter((text) => text !== ''),
  ...['a:b', 'a/b', 'a\\b', '%', '%41', '..', '.', ' ', 'レポート', 'é', 'e\u0301', '👩‍🚀', '\0', 'ב/א', '#?&='],
];
const text = fc
  .oneof(
    fc.constantFrom(...names),
    anyText({ minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  )
  // Every step needs one; what is no text at all has a test of its own.
  .map((written) => written.toWellFormed());
const stepOfKind = <Shape extends object>(shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) =>
  fc.record<Shape>(shape, { noNullPrototype: true });
const step = {
  plan: fc.oneof(
    stepOfKind({ kind: fc.constant('plan'), id: text, name: text }),
    stepOfKind({
      kind: fc.constant('plan'),
      id: text,
      name: text,
      job: fc.record({ id: text, at: fc.integer({ min: 0 }) }, { noNullPrototype: true }),
    }),
  ),
  folder: stepOfKind({ kind: fc.constant('folder'), id: text, name: text, path: fc.oneof(text, fc.constant('')) }),
  file: stepOfKind({ kind: fc.constant('file'), id: text, name: text, path: fc.oneof(text, fc.constant('')) }),
  search: stepOfKind({ kind: fc.constant('search'), term: text.filter((term) => term.trim().length >= 3) }),
  volume: stepOfKind({ kind: fc.constant('volume'), id: text, name: text }),
  revision: stepOfKind({ kind: fc.constant('revision'), id: text, name: text }),
  directory: stepOfKind({ kind: fc.constant('directory'), name: text }),
};
const folders = fc.array(step.folder, { maxLength: 8 });
const some = <One>(arbitrary: fc.Arbitrary<One>) => fc.array(arbitrary, { maxLength: 1 });
const place = fc
  .oneof(
    fc.tuple(some(step.plan)),
    fc.tuple(fc.tuple(step.plan), folders, some(step.search)),
    fc.tuple(fc.tuple(step.plan, step.search), folders, some(step.file)),
    fc.tuple(fc.tuple(step.plan, step.search, step.folder), folders, some(step.search), some(step.file)),
    fc.tuple(fc.tuple(step.plan), fc.tuple(step.folder), folders, fc.tuple(step.file)),
    fc.tuple(fc.tuple(step.plan), fc.tuple(step.volume), some(step.revision)),
    fc.tuple(fc.tuple(step.plan, step.volume, step.revision), fc.array(step.directory, { maxLength: 8 })),
  )
  .map((parts) => (parts as Step[][]).flat() as Place);

describe('A location', () => {
  it('brings somebody back to the very place it was written for, whatever things are called', () => {
    fc.assert(
      fc.property(place, (one) => deepEqual(parseLocation(formatLocation(one)), one)),
      { numRuns: 500 },
    );
  });

  it('keeps folders with names that have broken other programs', () => {
    for (const name of names) {
      const one: Place = [
        planStep,
        { kind: 'folder', id: '1', name, path: `/srv/${name}` },
        { kind: 'folder', id: '2', name, path: `/srv/${name}/${name}` },
      ];
      deepEqual(parseLocation(formatLocation(one)), one, name);
    }
  });

  it('survives a hash, a query and an attribute without further escaping', () => {
    fc.assert(
      fc.property(place, (one) => {
        const location = formatLocation(one);
        ok(/^[\w\-.!~*'()%:/]*$/.test(location), location);
        equal(new URL(`https://host/#${location}`).hash.slice(1).replaceAll('%27', "'"), location);
      }),
    );
  });

  it('stays short for folders within folders', () => {
    const deep: Place = [
      planStep,
      ...inReports.slice(1),
      { kind: 'folder', id: '31', name: '2024', path: '/srv/Reports/2024' },
    ];
    equal(formatLocation(deep), 'plan:p1:Documents/folder:12:Reports:%2Fsrv%2FReports/folder:31:2024');
    equal(pathOf(parseLocation(formatLocation(deep))), '/srv/Reports/2024');
  });

  it('carries the path of a file only where it does not follow from its folder', () => {
    const file = { kind: 'file', id: '40', name: 'may.pdf', path: '/srv/Reports/may.pdf' } as const;
    const inFolder: Place = [...inReports, file];
    equal(formatLocation(inFolder), `${formatLocation(inReports)}/file:40:may.pdf`);
    deepEqual(parseLocation(formatLocation(inFolder)), inFolder);
    const hit: Place = [planStep, { kind: 'search', term: 'may' }, file];
    equal(formatLocation(hit), 'plan:p1:Documents/search:may/file:40:may.pdf:%2Fsrv%2FReports%2Fmay.pdf');
    deepEqual(parseLocation(formatLocation(hit)), hit);
    equal(pathOf(inFolder), '/srv/Reports');
  });

  it('of a place too deep or too long to be read back is that of the nearest one above that can be', () => {
    const folder = (name: string, path: string) => ({ kind: 'folder', id: '1', name, path }) as const;
    const deep: Place = [planStep, ...Array.from({ length: 300 }, (_, at) => folder('a', `${'a/'.repeat(at)}a`))];
    deepEqual(parseLocation(formatLocation(deep)), deep.slice(0, 256));
    const long: Place = [planStep, folder('レ', 'レ'), folder('x'.repeat(70_000), `レ/${'x'.repeat(70_000)}`)];
    deepEqual(parseLocation(formatLocation(long)), long.slice(0, 2));
    ok(!samePlace(deep, deep.slice(0, 280)), 'they are other places still');
    ok(!samePlace(long, long.slice(0, 2)));
  });

  it('is All plans when it is empty', () => {
    deepEqual(parseLocation(''), []);
    deepEqual(parseLocation('  '), []);
    equal(formatLocation([]), '');
  });

  it('may leave names out, as somebody writes it by hand', () => {
    deepEqual(parseLocation('plan:p1/folder:12'), [
      { kind: 'plan', id: 'p1', name: 'p1' },
      { kind: 'folder', id: '12', name: '12', path: '12' },
    ]);
  });

  it('writes half a character, which a file name may hold, as one that an address can carry', () => {
    const half = String.fromCharCode(0xd800);
    const location = formatLocation([planStep, { kind: 'folder', id: '1', name: `a${half}`, path: `a${half}` }]);
    equal(stepOf(parseLocation(location), 'folder').name, 'a\ufffd');
  });

  const malformed: [string, string][] = [
    ['with no id', 'plan'],
    ['with an empty id', 'plan:'],
    ['of an unknown kind', 'plan:p1/planet:3'],
    ['of a kind that every object has', 'constructor:1'],
    ['of the prototype', 'plan:p1/__proto__:1'],
    ['that begins in a folder', 'folder:12'],
    ['that begins with a search', 'search:report'],
    ['with a file in a plan', 'plan:p1/file:40'],
    ['with a folder in a volume', 'plan:p1/volume:c/folder:12'],
    ['with a plan in a plan', 'plan:p1/plan:p2'],
    ['with something in a file', 'plan:p1/folder:12/file:40/folder:2'],
    ['with a search in a search', 'plan:p1/search:abc/search:def'],
    ['with a search for less than three characters', 'plan:p1/search:ab'],
    ['with a search for spaces', 'plan:p1/search:%20%20a%20'],
    ['with more fields than a file has', 'plan:p1/folder:12/file:40:a:b:c'],
    ['with a directory that is not mounted', 'plan:p1/directory:x'],
    ['with a broken escape', 'plan:%E0%A4%A'],
    ['with a lone percent sign', 'plan:p1/folder:100%'],
    ['with an empty step', 'plan:p1//folder:12'],
    ['that ends in a slash', 'plan:p1/'],
    ['of a slash', '/'],
    ['with more fields than a plan has', 'plan:p1:Documents:more'],
    ['with more fields than a folder has', 'plan:p1/folder:12:a:b:c'],
    ['with more fields than a search has', 'plan:p1/search:abc:def'],
    ['with more fields than a directory has', 'plan:p1/volume:c/revision:r/directory:a:b'],
    ['that is too long', `plan:${'a'.repeat(65_536)}`],
    ['that is too deep', `plan:p1${'/folder:1'.repeat(256)}`],
  ];
  for (const [what, location] of malformed) {
    it(`${what} is refused`, () => void throws(() => parseLocation(location), BadLocation));
  }

  it('never does anything worse than refuse', () => {
    const parts = fc.constantFrom(
      'plan',
      'folder',
      'search',
      'file',
      'volume',
      'revision',
      'directory',
      ':',
      '/',
      '%',
      '%C3',
    );
    const written = fc.oneof(
      anyText(),
      fc.array(fc.oneof(parts, text)).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(fc.oneof(written, fc.constantFrom(...naughtyStrings)), (location) => {
        try {
          const one = parseLocation(location);
          ok(samePlace(parseLocation(formatLocation(one)), one), 'what was accepted cannot be written');
        } catch (error) {
          ok(error instanceof BadLocation, String(error));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('A path', () => {
  it('of a place is that of its innermost folder, or of the folder inside the image', () => {
    equal(pathOf([]), '');
    equal(pathOf([planStep]), '');
    equal(pathOf(inReports), '/srv/Reports');
    equal(pathOf([...inReports, { kind: 'search', term: 'may' }]), '/srv/Reports');
    equal(
      pathOf([...inReports, { kind: 'file', id: '40', name: 'may.pdf', path: '/srv/Reports/may.pdf' }]),
      '/srv/Reports',
    );
    const mounted: Place = [planStep, { kind: 'volume', id: 'c', name: 'C' }, { kind: 'revision', id: 'r', name: 'r' }];
    equal(pathOf(mounted), '/');
    equal(pathOf([...mounted, { kind: 'directory', name: 'a' }, { kind: 'directory', name: 'b' }]), '/a/b');
  });
});
