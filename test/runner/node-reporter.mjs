/**
 * A `node:test` reporter that prints failures only and leaves the counts, how long each file took and what each that
 * failed said in the file `RESULTS_FILE` names.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* report(source) {
  const path = [];
  const byFile = new Map();
  /** Why tests were skipped that say so. */
  const reasons = new Set();
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      path.length = data.nesting;
      path.push(data.name);
    }
    if (type !== 'test:pass' && type !== 'test:fail') {
      if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
      continue;
    }
    const { error } = data.details;
    const file = fileOf(path, data);
    const counts = byFile.get(file) ?? { file, passed: 0, failed: 0, skipped: 0, milliseconds: 0, output: '' };
    byFile.set(file, counts);
    if (data.nesting === 0) counts.milliseconds += data.details.duration_ms;
    const isSuite = data.details.type === 'suite';
    if (data.skip !== undefined || data.todo !== undefined) {
      counts.skipped += 1;
      if (typeof data.skip === 'string' && data.skip !== '') reasons.add(data.skip.split('\n')[0]);
      continue;
    }
    // A suite or file whose own tests failed would count the same failure twice.
    if (error?.failureType === 'subtestsFailed' || (isSuite && type === 'test:pass')) continue;
    if (type === 'test:pass') counts.passed += 1;
    else {
      counts.failed += 1;
      const title = [...path.slice(0, data.nesting), data.name].filter((part) => part !== file).join(' › ');
      const text = `✗ ${file} ${title}\n${indent(inspect(error?.cause ?? error, { depth: 6 }))}\n`;
      counts.output += text;
      yield text;
    }
  }
  const all = [...byFile.values()];
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  const result = {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    ...(reasons.size > 0 && { note: `skipped: ${[...reasons].join('; ')}` }),
    files: all.map(({ file, milliseconds }) => ({ file, milliseconds })),
    failures: all.filter(({ failed }) => failed > 0),
  };
  writeFileSync(process.env.RESULTS_FILE ?? '/dev/null', JSON.stringify(result));
}

/** A bundled file is one suite of its name, since what is in a bundle may be called from a part that many share. */
function fileOf([outermost = ''], { file }) {
  if (/^test\/\S+\.test\.tsx?$/.test(outermost)) return outermost;
  return file ? nameOf(file) : '';
}

/** Bundles of server's tests lie in a folder of their own as their files do in the project. */
function nameOf(file) {
  const { BUNDLES: bundles } = process.env;
  if (bundles === undefined || !file.startsWith(bundles)) return relative(process.cwd(), file);
  return relative(bundles, file).replace(/\.mjs$/, '.ts');
}

const indent = (text) => text.replaceAll(/^/gm, '    ');
