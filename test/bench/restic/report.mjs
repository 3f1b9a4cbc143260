/** The figures as a text for people. */
import { availableParallelism, cpus } from 'node:os';
import { median } from '../report.mjs';

/**
 * @param {object} given
 * @param {number} given.files
 * @param {{ name: string, aim?: number, times: number[], worked?: number[] }[]} given.rows
 * @param {number} given.bytes of index for each file
 * @param {string} given.version
 * @param {{ reader: number, program: number }} given.most bytes of memory
 * @param {number[]} given.busyness load of the machine before the runs and after them
 * @param {number} given.runs
 * @param {boolean} given.isMounted
 */
export function report({ files, rows, bytes, version, most, busyness, runs, isMounted }) {
  const lines = rows.map(({ name, aim, times, worked }) => {
    const spread = `${show(Math.min(...times))}–${show(Math.max(...times))}`;
    return `| ${name.trim()} | ${aim === undefined ? '' : `≤ ${show(aim)}`} | ${show(median(times))} | ${spread} | ${worked ? show(median(worked)) : ''} | ${times.length} |`;
  });
  const [before = 0, after = 0] = busyness.map((load) => load.toFixed(1));
  return `# ${files.toLocaleString('en')} files of a restic repository in 3 snapshots

Written by \`npm run bench -- restic\`: ${runs} runs, medians with the least and the most, in milliseconds.
${version}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${new Date().toISOString().slice(0, 10)}; load of the machine ${before} before the runs and ${after} after them.

- Index: ${Math.round(bytes)} bytes a file (aim: 400).
- Most memory while the trees were read: ${megabytes(most.reader)} MB of the process that reads, ${megabytes(most.program)} MB of restic itself.
- Work is the processor’s time: what is left of the median on a machine that does nothing else.
- A tenth of the files is in one folder, the others a hundred to a folder; a hundredth changes between the snapshots.

| | aim | median | least–most | of it work | runs |
| --- | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
${isMounted ? '' : '\nThis machine can’t mount (no FUSE), so `restic mount` isn’t among them.\n'}`;
}

function show(value) {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
}

function megabytes(bytes) {
  return Math.round(bytes / 2 ** 20);
}
