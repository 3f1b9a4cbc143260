import { describe, it } from 'node:test';
import { engineContract } from '../engine-contract.ts';
import { remoteFaults } from './remote-faults.ts';
import { startServer, whyNoServer } from './remote-servers.ts';
import { openEngineDesk, Repository, whyNot } from './restic-desk.ts';

const reason = whyNot || whyNoServer('rest');
if (reason)
  describe('a repository behind a REST server', () => {
    it('does what every engine does', { skip: reason }, () => undefined);
    it('tells what is wrong', { skip: reason }, () => undefined);
  });
else {
  engineContract('restic behind a REST server', async (source) => {
    const server = await startServer('rest');
    return openEngineDesk(source, await Repository.make(server.place, server.environment), server.stop);
  });
  remoteFaults('rest');
}
