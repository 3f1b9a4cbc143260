/** Set by the build where React is inside. */
declare const __RMM_OWN_REACT__: boolean | undefined;

/**
 * Of `rmm-elements/elements/*`, which leave React to the host's bundler: an older one has no `ref` as a prop and no
 * context as a provider, and a view would come out wrong without a word.
 */
export function requireReact19(version: string): void {
  if (typeof __RMM_OWN_REACT__ === 'boolean' && __RMM_OWN_REACT__) return;
  if (Number.parseInt(version, 10) >= 19) return;
  throw new Error(
    `rmm-elements/elements needs React 19, and this page has React ${version}. Update it, or import rmm-elements/bundled, which brings its own.`,
  );
}
