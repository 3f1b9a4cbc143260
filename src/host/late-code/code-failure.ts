/**
 * Why code did not come. After a deployment the server has other files than the page knows of: so this one imports none,
 * and is built under a name that stays, as is `element/failure-box.ts`.
 */

/** In the error's `kind`: `load` may pass by itself, `outdated` is mended by loading the page anew and not otherwise. */
export type CodeFailureKind = 'load' | 'outdated';

/**
 * Asking again can not help where the server no longer has a file; nor where the browser remembers for as long as the
 * page lives that an address has failed, as Firefox 153 does, and Chrome did for years.
 *
 * @param since By the page's clock, when `load` was called
 * @returns What came after all, where what was in the way is gone already
 */
export async function explain<Code>(error: unknown, since: number, load: () => Promise<Code>): Promise<Code> {
  // WebKit names no file, and the others not always the one that it is about.
  const [named] = /https?:[^\s)]+/.exec(String(error)) ?? [];
  const [answer, ...others] = await Promise.all([...(named ? [named] : []), ...scriptsSince(since)].map(ask));
  let isOutdated = answer === 'gone' || (!named && others.includes('gone'));
  if (named && answer === 'there' && others.every((other) => other === 'there')) {
    try {
      return await load();
    } catch {
      isOutdated = true;
    }
  }
  const kind: CodeFailureKind = isOutdated ? 'outdated' : 'load';
  throw Object.assign(Object(error), { kind });
}

function scriptsSince(since: number): string[] {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return scripts.filter(({ startTime }) => startTime >= since).map(({ name }) => name);
}

/** As the browser asks for it: not every server answers HEAD. */
async function ask(file: string): Promise<'there' | 'gone' | undefined> {
  try {
    const { ok, status, headers, body } = await fetch(file, { cache: 'no-store' });
    await body?.cancel();
    // A server that sends its page for whatever it does not have has it no more either.
    if (ok && /script/.test(headers.get('content-type') ?? '')) return 'there';
    return ok || status === 404 || status === 410 ? 'gone' : undefined;
  } catch {
    return undefined;
  }
}
