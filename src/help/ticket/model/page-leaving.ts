/** Calls when the page goes, for good or until a step back. Returns the way to stop. */
export function onPageLeaving(leave: () => void): () => void {
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
