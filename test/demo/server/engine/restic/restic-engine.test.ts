import { describe, it } from 'node:test';
import { engineContract } from '../engine-contract.ts';
import { openEngineDesk, Repository, resticIsThere, whyNot } from './restic-desk.ts';

if (resticIsThere) engineContract('restic', async (source) => openEngineDesk(source, await Repository.make()));
else
  describe('the engine restic', () => {
    it('does what every engine does', { skip: whyNot }, () => undefined);
  });
