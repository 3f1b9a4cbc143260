/**
 * Loaded by a file whose server fails: what passes by itself is asked for again as often as ever, but at once. How long a
 * client waits between two tries is told by `test/host/http/http-client.test.ts`.
 */
import { retry } from '../../src/host/http/transport.ts';

const waiting = { ...retry };

before(() => {
  Object.assign(retry, { delay: () => 5, maxRetryAfter: 5 });
});
after(() => {
  Object.assign(retry, waiting);
});
