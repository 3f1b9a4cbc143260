let leaveBehind: ((element: HTMLElement) => void) | undefined;

/**
 * For what is shown until it is taken away: call the answer just before, and it fades instead of vanishing. The code for
 * it comes while it is shown; what goes sooner goes at once, as everything does where motion is reduced.
 */
export function leaving(element: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  import('./leave-behind.ts')
    .then((loaded) => {
      leaveBehind = loaded.leaveBehind;
    })
    // It goes without motion.
    .catch(() => undefined);
  return () => leaveBehind?.(element);
}
