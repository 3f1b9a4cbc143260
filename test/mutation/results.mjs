/** The score of each group, `results.md`: a run writes its own row and keeps those of the others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { groups } from './groups.mjs';

const file = new URL('results.md', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Noticed by a test that failed, or by one that did not end. */
const noticed = ['Killed', 'Timeout'];
/** Reached by a test and not noticed, or reached by none. */
const missed = ['Survived', 'NoCoverage'];

/**
 * @param {string} name
 * @param {Record<string, { mutants: { status: string }[] }>} files as Stryker reports them
 * @param {number} minutes
 */
export function noteResult(name, files, minutes) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (of) => statuses.filter((status) => of.includes(status)).length;
  const [kept, lost] = [count(noticed), count(missed)];
  const score = ((100 * kept) / (kept + lost)).toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  const cells = [
    name,
    Object.keys(files).length,
    kept + lost,
    kept,
    count(['NoCoverage']),
    `${score} %`,
    minutes,
    version,
    day,
  ];
  const rows = new Map([...readRows(), [name, `| ${cells.join(' | ')} |`]]);
  writeFileSync(
    file,
    textOf(Object.keys(groups).flatMap((one) => rows.get(one) ?? `| ${one} | | | | | not run | | | |`)),
  );
}

/** By the name of their group. */
function readRows() {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').matchAll(/^\| (\w+) \| \d.*$/gm);
  return [...lines].map(([line, name]) => [name, line]);
}

const textOf = (rows) => `# Which changes of rules the tests notice

Written by \`npm run mutation\`: each mutant is one place of a rule that is changed, and it is noticed if a test fails of it or no longer ends. \`groups.mjs\` has the files of each group and their tests. Minutes are those of the last run, which may have looked only at what had changed.

| Group | Files | Mutants | Noticed | Reached by no test | Score | Minutes | Version | Date |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |
${rows.join('\n')}
`;
