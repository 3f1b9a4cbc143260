/** Run by `prepare.mjs`: the folder of the build, and the one to write. */
import { writeDocs } from './write-docs.ts';

const [dist = 'dist', folder = 'dist/docs'] = process.argv.slice(2);
await writeDocs(dist, folder);
