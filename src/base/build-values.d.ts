/** Written in by the build; where nothing is built, as in tests, there are none. */

/** As in `package.json`. */
declare const __RMM_VERSION__: string;

/**
 * Its type is the value as well, from which the types of all tags follow: a build with a suffix compiles declarations with
 * another one.
 */
declare const __RMM_SUFFIX__: '';
