/**
 * A process that takes turns, as fast as it can, at being a folder and a link that leads out: what somebody would run
 * who wants a restore to write elsewhere. `swap-folder.ts <folder> <outside>`; tells once that it has begun.
 */
import { renameSync, symlinkSync, unlinkSync } from 'node:fs';

const [, , folder = '', outside = ''] = process.argv;
const aside = `${folder}-aside`;

process.once('disconnect', () => process.exit());
process.send?.('begun');
while (process.connected) {
  for (let turn = 0; turn < 500; turn++) {
    try {
      renameSync(folder, aside);
      symlinkSync(outside, folder);
      unlinkSync(folder);
      renameSync(aside, folder);
    } catch {
      // Somebody made the folder anew in between: that one takes part from now on.
      bringBack();
    }
  }
  await new Promise(setImmediate);
}

function bringBack(): void {
  for (const attempt of [() => unlinkSync(folder), () => renameSync(aside, folder)]) {
    try {
      attempt();
    } catch {
      // It was not that one.
    }
  }
}
