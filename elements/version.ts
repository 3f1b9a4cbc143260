/** As in `package.json`; written in by the build. */
export const version: string = __RMM_VERSION__;
