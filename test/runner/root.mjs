import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where bundles and temporary data of a run live; ignored by git and by every tool. */
export const cacheFolder = `${root}/test/.cache`;
