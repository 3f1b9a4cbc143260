/** For weighing: everything in one script. Measured is `ours-live.js`. */
import '../../../../dist/elements/rich-text-editor.js';
