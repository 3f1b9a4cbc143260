/** `npm run docs`: the documentation in `dist/docs`, for any web server, on a fresh clone as well. */
import { buildWhenNeeded, docsFolder, docsWhenNeeded, installWhenNeeded } from './prepare.mjs';

await installWhenNeeded();
await buildWhenNeeded();
const isNew = await docsWhenNeeded();
console.log(
  `${isNew ? 'Written to' : 'Up to date in'} ${docsFolder('dist')}. Serve that folder, or run npm start and open /docs/.`,
);
