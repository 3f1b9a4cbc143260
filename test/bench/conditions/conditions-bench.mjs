/** Conditions of a rule beside other builders of queries. */
import { runBench } from '../bench.mjs';
import { contestants } from './contestants.mjs';
import { figures, measures } from './samples.mjs';

export function run(options) {
  return runBench(bench, options);
}

/** @type {import('../bench.mjs').Bench} */
const bench = {
  title: 'Conditions beside other builders of queries',
  command: 'npm run bench -- conditions',
  results: 'conditions-results.md',
  setting: 'lists in a box of 1200 × 600, ours in its dialog',
  contestants,
  measures,
  figures,
  base: (taken, run, { id }) => taken('baseline', id, run),
  aims: [
    { figure: 'show100', ratio: 1.4 },
    { figure: 'script500', value: 1.6 },
  ],
  // Of the page, 150 with React.
  sizeAim: 82,
  pieces: `<rmm-automation-editor type="EVENT_BASED" open></rmm-automation-editor>
<script type="module" src="/dist/elements/automation-editor.js"></script>`,
  hasOpened: () =>
    document.querySelector('rmm-automation-editor').shadowRoot?.querySelector('dialog [role=tab]') instanceof Element,
  notes: [
    '`×B` is the median of the ratios to bare React in the same run: prefer it to milliseconds.',
    'Showing counts from the call that shows the conditions to the frame that does; all code has come before. Ours opens its dialog before and goes to the tab with the conditions.',
    'Script time is what the browser counts as running scripts, in time of a processor, while 50 characters are typed into the condition in the middle, 30 ms apart, by 50. What comes a moment after the last key, such as the sentence, the lint and the draft, is in it; what showing them left behind is collected before the first key.',
  ],
};
