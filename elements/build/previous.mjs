/**
 * `RMM_PREVIOUS=path/to/dist npm run build` keeps the chunks of the release before beside those of the new one: a page that is
 * open during a deployment goes on asking for them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf, retriedFiles } from './import-map.mjs';

/** All that has its release in its address; the two others are to be there in every release, under one name. */
const isChunk = (file) => file.startsWith('chunks/') && !retriedFiles.includes(file);

/**
 * Into memory: the folder may be the one that is built into. What that release had kept itself is left out, or they would
 * pile up.
 *
 * @param {string | undefined} folder a `dist`
 */
export async function readPrevious(folder) {
  if (!folder) return undefined;
  const { version, files } = await recordOf(folder);
  const chunks = new Map();
  for (const [file, hash] of Object.entries(files).filter(([name]) => isChunk(name))) {
    const bytes = await readFile(join(folder, file));
    if (hashOf(bytes) !== hash)
      throw new Error(
        `${join(folder, file)} isn’t the file that release ${version} had: its hash differs from the one in integrity.json. It would be handed out again, so nothing is built. Take the folder from where the release is kept`,
      );
    chunks.set(file, { bytes, map: await readFile(join(folder, `${file}.map`)).catch(() => undefined) });
  }
  return { version, chunks };
}

async function recordOf(folder) {
  try {
    return JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'));
  } catch (cause) {
    throw new Error(
      `RMM_PREVIOUS is ${folder}, where there is no integrity.json that can be read, so what to keep isn’t known. It has to be the dist folder of the release before`,
      { cause },
    );
  }
}

/**
 * @param {string} folder the new `dist`
 * @param {Awaited<ReturnType<typeof readPrevious>>} previous
 * @returns what was kept, for `integrity.json`; `undefined` where nothing was
 */
export async function keepPrevious(folder, previous) {
  if (!previous) return undefined;
  const files = {};
  for (const [file, { bytes, map }] of previous.chunks) {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    // The name has the hash of what is in it: one that is there already is the same.
    const isNew = await writeFile(target, bytes, { flag: 'wx' }).then(
      () => true,
      (error) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
    if (!isNew) continue;
    files[file] = hashOf(bytes);
    if (map) await writeFile(`${target}.map`, map);
  }
  return Object.keys(files).length > 0 ? { version: previous.version, files } : undefined;
}
