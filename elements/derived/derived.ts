/** What the build writes of the table of elements beside the bundles. */
export { customElementsManifest, elementNames } from '../manifest.ts';
export { sizeSheet } from './size-sheet.ts';
export { vueTypes } from './vue-types.ts';
export { globalName, writtenFiles } from './written-files.ts';
