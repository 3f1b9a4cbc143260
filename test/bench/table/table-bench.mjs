/** The table beside its peers. */
import { runBench } from '../bench.mjs';
import { median } from '../report.mjs';
import { contestants } from './contestants.mjs';
import { figures, measures } from './samples.mjs';

export function run(options) {
  return runBench(bench, options);
}

/** @type {import('../bench.mjs').Bench} */
const bench = {
  title: 'The table beside its peers',
  command: 'npm run bench -- table',
  results: 'results.md',
  setting: 'tables of 1200 × 600',
  contestants,
  measures,
  figures,
  // It paints 250 rows whatever there is: three samples of the same.
  base: (taken, run, { id, unit }) =>
    unit === 'ms' && id !== 'slow'
      ? median(['paint1k', 'paint10k', 'paint100k'].map((figure) => taken('baseline', figure, run)))
      : taken('baseline', id, run),
  aims: [
    { figure: 'paint100k', ratio: 1.0 },
    { figure: 'sortNumber', ratio: 0.8 },
    { figure: 'sortText', ratio: 1.2 },
    { figure: 'dropped', value: 0 },
    { figure: 'heap100k', value: 1.5 },
  ],
  sizeAim: 45,
  pieces: `<rmm-data-table endless selectable label="Devices" style="height: 600px"></rmm-data-table>
<script type="module">
  import '/dist/elements/data-table.js';
  const table = document.querySelector('rmm-data-table');
  table.columns = [{ id: 'id', header: 'Id', cell: { type: 'Number' } }, { id: 'name', header: 'Name' }];
  table.rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: 'Row ' + id }));
</script>`,
  hasOpened: () =>
    document.querySelector('rmm-data-table').shadowRoot?.querySelector('[role=row][aria-rowindex="2"]') instanceof
    Element,
  notes: [
    '`×B` is the median of the ratios to the first paint of the React table in the same run: prefer it to milliseconds. For memory and elements it is the ratio to what the React table keeps.',
    'First paint counts from the start of the script, its parsing included, to the frame that shows row 1, painted. Sorting counts from the press on the header to the frame that shows the least row.',
    'Heap is what is kept after collection over the rows themselves; the text of the script is in it.',
    'Painted times are quantised by frames of 17 ms.',
  ],
};
