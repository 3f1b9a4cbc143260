/** For weighing: everything in one script. Measured is `ours-live.js`. */
import '../../../../dist/elements/data-table.js';
