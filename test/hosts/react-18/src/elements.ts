// With a React of their own: the app's is older than the one they are made with.
import 'rmm-elements/bundled/data-table.js';
import 'rmm-elements/bundled/phone-input.js';
import 'rmm-elements/bundled/select.js';
import 'rmm-elements/bundled/switch.js';
