/** Builds on every change. Open pages hear of a finished build through the server's `/demo/reload`. */
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { projectFolder } from './prepare.mjs';

/** Resolves when the first build is there, even a failed one: the next change may repair it. */
export async function watchBuild(built = () => undefined) {
  process.chdir(projectFolder);
  const { options, warnings } = await loadConfigFile('rollup.config.mjs', { silent: true });
  warnings.flush();
  const watcher = watch(options);
  let count = 0;
  return new Promise((resolve) => {
    watcher.on('event', async (event) => {
      if (event.code === 'BUNDLE_END') await event.result.close();
      if (event.code === 'ERROR') {
        await event.result?.close();
        console.error(`Build failed: ${event.error.message}\n${event.error.frame ?? event.error.id ?? ''}`);
      }
      if (event.code === 'END') {
        count += 1;
        if (count > 1) {
          console.log(`Built ${new Date().toLocaleTimeString()}`);
          built();
        }
        resolve(watcher);
      }
    });
  });
}
