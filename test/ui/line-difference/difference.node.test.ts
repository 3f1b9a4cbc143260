/** What changed between two texts: what is shown gives either text back, whatever they are and however it was found. */
import fc from 'fast-check';
import { applied, differenceOf, linesOf } from '../../../src/ui/line-difference/difference.ts';
import { changeCount, contextLines, sectionsOf } from '../../../src/ui/line-difference/difference-rows.ts';
import { anyText } from '../../support/any-text.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const line = fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', '\r', 'é𝒳\n', '- a\n', '+b\n', ' ');
const text = fc.oneof(
  fc.array(line, { maxLength: 40 }).map((lines) => lines.join('')),
  anyText({ maxLength: 60 }),
);
/** At once, by pieces, and out of time. */
const times = [undefined, { atOnce: -1, patient: 1000 }, { atOnce: -1, patient: -1 }];
const always = new Set<string>();
const numbered = (count: number, changed: readonly number[] = []) =>
  Array.from(
    { length: count },
    (_, index) => `line ${index + 1}${changed.includes(index + 1) ? ' changed' : ''}\n`,
  ).join('');

describe('The difference between two texts', () => {
  it('gives the other text when it is applied', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, fc.constantFrom(...times), async (before, after, time) => {
        const difference = await differenceOf(before, after, time);
        equal(applied(difference), after);
        equal(applied(difference, 'added'), before);
      }),
      { numRuns: 150 },
    );
  });

  it('gives the other text as it is shown, folded parts included', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (before, after) => {
        const parts = sectionsOf(await differenceOf(before, after), always);
        equal(applied({ parts }), after);
        equal(applied({ parts }, 'added'), before);
        const added = linesOf(after);
        for (const { is, lines, after: first } of parts) {
          if (is !== 'removed') deepEqual(lines, added.slice(first - 1, first - 1 + lines.length));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('counts what was added and removed', async () => {
    const { added, removed, isLineByLine } = await differenceOf('a\nb\nc\n', 'a\nx\ny\nc\n');
    deepEqual([added, removed, isLineByLine], [2, 1, true]);
  });

  it('sees a line end that changed, and one that is missing', async () => {
    const ends = await differenceOf('a\r\nb\n', 'a\nb');
    deepEqual([ends.added, ends.removed], [2, 2]);
  });

  it('says when two texts differ too much to be compared in time, and is right then, too', async () => {
    const before = `same\n${numbered(50)}end\n`;
    const after = `same\n${numbered(50, [2, 9, 30, 48])}end\n`;
    const given = await differenceOf(before, after, { atOnce: -1, patient: -1 });
    equal(given.isLineByLine, false);
    equal(applied(given), after);
    deepEqual(
      given.parts.map(({ is }) => is),
      ['kept', 'removed', 'added', 'kept'],
    );
  });

  it('compares long texts with many changes line by line', async () => {
    const long = (changed: (line: number) => boolean) =>
      Array.from({ length: 20_000 }, (_, line) => (changed(line) ? `changed ${line}\n` : `line ${line}\n}\n`)).join('');
    const after = long((line) => line % 50 === 0);
    const difference = await differenceOf(
      long(() => false),
      after,
      { atOnce: -1, patient: 10_000 },
    );
    equal(difference.isLineByLine, true);
    equal(difference.added, 400);
    equal(applied(difference), after);
  });

  it('comes without looking at every pair of lines, for texts that have nothing in common', async () => {
    const other = (letter: string) => Array.from({ length: 20_000 }, (_, index) => `${letter}${index}\n`).join('');
    const difference = await differenceOf(other('a'), other('b'), { atOnce: 50, patient: 500 });
    // Four hundred million pairs would outlast the test.
    deepEqual([difference.added, difference.isLineByLine], [20_000, false]);
  });
});

describe('A shown difference', () => {
  it('folds what is unchanged away from changes', async () => {
    const sections = sectionsOf(await differenceOf(numbered(100), numbered(100, [50])), always);
    deepEqual(
      sections.map(({ is, lines, isFolded }) => [is, lines.length, isFolded]),
      [
        ['kept', 49 - contextLines, true],
        ['kept', contextLines, false],
        ['removed', 1, false],
        ['added', 1, false],
        ['kept', contextLines, false],
        ['kept', 50 - contextLines, true],
      ],
    );
    equal(changeCount(sections), 1);
    deepEqual([sections[3]?.before, sections[3]?.after], [51, 50]);
  });

  it('shows what somebody unfolded', async () => {
    const difference = await differenceOf(numbered(100), numbered(100, [50]));
    const [first] = sectionsOf(difference, always);
    ok(first);
    equal(sectionsOf(difference, new Set([first.key]))[0]?.isFolded, false);
  });

  it('folds no single line, and counts changes apart', async () => {
    const gap = 2 * contextLines + 1;
    const sections = sectionsOf(await differenceOf(numbered(30), numbered(30, [10, 10 + gap + 1])), always);
    equal(sections.filter(({ isFolded, before }) => isFolded && before > 10 && before < 18).length, 0);
    equal(changeCount(sections), 2);
  });
});
