/**
 * Begins with code that comes later, unless it is not wanted any more by then.
 *
 * @param begin answers what ends it
 * @returns What ends it, or keeps it from beginning
 */
export function whenLoaded<Code>(
  loading: Promise<Code>,
  begin: (code: Code) => (() => void) | undefined,
  failed: (error: unknown) => void,
): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  loading.then((code) => {
    if (!isOver) end = begin(code);
  }, failed);
  return () => {
    isOver = true;
    end?.();
  };
}
