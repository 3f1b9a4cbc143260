/** Stops the clock of the server and of the processes it starts, which Node loads this file into before anything else. */
import { subscribe } from 'node:diagnostics_channel';
import { mock } from 'node:test';
import { fixedTime } from './fixed-time.mjs';

mock.timers.enable({ apis: ['Date'], now: fixedTime });
// Node would write its own time into answers, by which a page can tell that one of the clocks is wrong.
subscribe('http.server.request.start', ({ response }) => response.setHeader('Date', new Date().toUTCString()));
