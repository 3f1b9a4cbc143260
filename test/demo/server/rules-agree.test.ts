import { describe } from 'node:test';
import { rulesAgree } from './support/rules-agreement.ts';

describe('the dry run and the server', () => rulesAgree(200));
