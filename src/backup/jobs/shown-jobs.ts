/** The jobs that a dialog of the page shows, whichever element opened it: what it tells, no list has to tell as well. */
const shown = new Set<{ nodeId: number; jobUID: string }>();

/** Until the answer is called. */
export function holdShown(nodeId: number, jobUID: string): () => void {
  const one = { nodeId, jobUID };
  shown.add(one);
  return () => void shown.delete(one);
}

export function isShown(nodeId: number, jobUID: string): boolean {
  return [...shown].some((one) => one.nodeId === nodeId && one.jobUID === jobUID);
}
