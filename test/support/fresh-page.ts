/** Loaded before every browser test file: each starts at 1280 by 800, without emulated media, the pointer in a corner. */
import { executeServerCommand } from '@web/test-runner-commands';

before(async () => {
  await executeServerCommand('user-reset');
});

// In Firefox, Tab at the end of a page leads into the browser's own controls, and every later test would type into them.
beforeEach(async () => {
  if (!document.hasFocus() && document.documentElement.dataset.engine === 'firefox')
    await executeServerCommand('user-front');
});
