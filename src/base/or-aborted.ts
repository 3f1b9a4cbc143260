/** What is waited for, or the abort as soon as it happens. */
export function orAborted<Result>(done: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    done.finally(() => signal.removeEventListener('abort', abort)).then(resolve, reject);
  });
}
