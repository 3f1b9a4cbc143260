/** What the build writes of the table of elements beside the bundles. */
export { customElementsManifest, elementNames } from '../manifest.ts';
export { browserTargets } from '../support-policy.ts';
export { angularDirectives } from './angular-directives.ts';
export { angularForms } from './angular-forms.ts';
export { frameworkTypes } from './framework-types.ts';
export { sizeSheet } from './size-sheet.ts';
export { globalName, writtenFiles } from './written-files.ts';
