import { describe, it } from 'node:test';
import { engineContract } from '../engine-contract.ts';
import { remoteFaults } from './remote-faults.ts';
import { startServer, whyNoServer } from './remote-servers.ts';
import { openEngineDesk, Repository, whyNot } from './restic-desk.ts';

for (const [kind, place] of [
  ['rest', 'a REST server'],
  ['s3', 'an S3-compatible server'],
] as const) {
  const reason = whyNot || whyNoServer(kind);
  if (reason) {
    describe(`a repository behind ${place}`, () => {
      it('does what every engine does', { skip: reason }, () => undefined);
      it('tells what is wrong', { skip: reason }, () => undefined);
    });
    continue;
  }
  engineContract(`restic behind ${place}`, async (source) => {
    const server = await startServer(kind);
    return openEngineDesk(source, await Repository.make(server.place, server.environment), server.stop);
  });
  remoteFaults(kind);
}
