/** Written in by the build, as in `package.json`; where nothing is built, as in tests, it isn't there. */
declare const __RMM_VERSION__: string;
