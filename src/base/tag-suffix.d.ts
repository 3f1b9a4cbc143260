/**
 * Written in by the build. Its type is the value as well, from which the types of all tags follow: a build with a suffix
 * compiles declarations with another file in the place of this one.
 */
declare const __RMM_SUFFIX__: '';
