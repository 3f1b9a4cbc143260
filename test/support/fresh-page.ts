/** Loaded before every browser test file: each starts at 1280 by 800, without emulated media, the pointer in a corner. */
import { executeServerCommand } from '@web/test-runner-commands';

before(async () => {
  await executeServerCommand('user-reset');
});
