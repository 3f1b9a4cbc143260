/** Stops the clock of the server and of the processes it starts, which Node loads this file into before anything else. */
import { mock } from 'node:test';
import { fixedTime } from './fixed-time.mjs';

mock.timers.enable({ apis: ['Date'], now: fixedTime });
