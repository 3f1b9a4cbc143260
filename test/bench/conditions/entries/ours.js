/** Weighed, and not run: see `ours-live.js`. */
import '../../../../dist/elements/automation-editor.js';
