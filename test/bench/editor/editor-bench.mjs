/** The rich-text editor beside its peers. */
import { runBench } from '../bench.mjs';
import { contestants } from './contestants.mjs';
import { figures, measures } from './samples.mjs';

export function run(options) {
  return runBench(bench, options);
}

/** @type {import('../bench.mjs').Bench} */
const bench = {
  title: 'The rich-text editor beside its peers',
  command: 'npm run bench -- editor',
  results: 'editor-results.md',
  setting: 'editors in a box of 1200 × 600',
  contestants,
  measures,
  figures,
  base: (taken, run, { id }) => taken('baseline', id, run),
  aims: [
    { figure: 'script', ratio: 1.05 },
    { figure: 'load', ratio: 1.15 },
  ],
  sizeAim: 105,
  pieces: `<rmm-rich-text-editor label="Message"></rmm-rich-text-editor>
<script type="module" src="/dist/elements/rich-text-editor.js"></script>`,
  hasOpened: () =>
    document
      .querySelector('rmm-rich-text-editor')
      .shadowRoot?.querySelector('.ProseMirror[contenteditable=true]') instanceof Element,
  notes: [
    '`×B` is the median of the ratios to bare ProseMirror in the same run: prefer it to milliseconds.',
    'The empty document counts from the start of the script, its parsing included, to the frame in which it can be typed into; what the script is made of has been fetched before. Loading counts from the call that sets the HTML to the frame that shows its end; what comes when there is time has come before.',
    'Script time is what the browser counts as running scripts, while 100 characters are typed at the end of that document, 30 ms apart, by 100. From key to frame is bound by the display: script time tells them apart.',
    'Heap is what is kept after collection with the document loaded; the text of the script is in it.',
  ],
};
