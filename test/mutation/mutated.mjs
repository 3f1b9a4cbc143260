/** What is mutated, and by which tests that has to be noticed: logic whose tests run in Node within a moment. */

/** Globs of sources. */
export const mutated = [
  'src/base/**/*.ts',
  'src/ticketing/{rules,conditions}/*.ts',
  // Nothing but texts and types.
  '!**/*.d.ts',
  '!**/*-messages.ts',
];

/** Folders of tests; a mutant meets only those files of them that come to its line. */
export const testedBy = ['test/base/', 'test/ticketing/'];

/** Where the bundled tests lie, from the root. */
export const bundles = 'test/.cache/mutation/tests';
