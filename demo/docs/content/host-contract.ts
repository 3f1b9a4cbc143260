/** The whole host contract, in the order in which it is read. */
import { pageAround } from './contract/around-the-page.ts';
import { forPeople } from './contract/for-people.ts';
import { inFrameworks } from './contract/in-frameworks.ts';
import { overTime } from './contract/over-time.ts';
import type { PromiseGroup } from './contract/promise.ts';

export const hostContract: readonly PromiseGroup[] = [...pageAround, ...inFrameworks, ...overTime, ...forPeople];
