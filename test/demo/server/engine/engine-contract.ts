/** What every engine has to do, whatever keeps its backups: run for each of them. */
import { after, before, describe } from 'node:test';
import { browsingContract } from './browsing-contract.ts';
import { type ContractDesk, type ContractWorld, openWorld } from './contract-world.ts';
import { readingContract } from './reading-contract.ts';

export function engineContract(name: string, open: (source: string) => Promise<ContractDesk>): void {
  describe(`the engine ${name}`, () => {
    let world: ContractWorld;
    before(async () => {
      world = await openWorld(open);
    });
    after(() => world?.close());

    browsingContract(() => world);
    readingContract(() => world);
  });
}
