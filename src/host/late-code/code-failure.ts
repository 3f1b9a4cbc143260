/**
 * Why code did not come. After a deployment the server has other files than the page knows of: so this one imports none,
 * and is built under a name that stays, as is `element/failure-box.ts`.
 */

/**
 * In the error's `kind`: `load` may pass by itself, `outdated` is mended by loading the page anew and not otherwise, and
 * `altered` is not what the page's import map says: the browser has refused it.
 */
export type CodeFailureKind = 'load' | 'outdated' | 'altered';

/** Set by the build where all code is in one script, of which no import map tells anything. */
declare const __RMM_CLASSIC__: boolean | undefined;

type Answer = 'there' | 'gone' | 'altered' | undefined;

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
  const files = [...(named ? [named] : []), ...scriptsSince(since)];
  const answers = await Promise.all(files.map(ask));
  const altered = files[answers.indexOf('altered')];
  if (altered) throw refusal(altered, error);
  const [answer, ...others] = answers;
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

/** For a log: the browser's own words name no reason, and WebKit's not even a file. */
function refusal(file: string, cause: unknown): Error {
  const kind: CodeFailureKind = 'altered';
  const message = `${file} was refused, because its hash isn’t the one in the page’s import map. Either something between your build and the browser changes files, or the page was made for another release: serve the files of the integrity.json that the import map was made of`;
  return Object.assign(new Error(message, { cause }), { kind });
}

/** As the browser asks for it: not every server answers HEAD. */
async function ask(file: string): Promise<Answer> {
  const isClassic = typeof __RMM_CLASSIC__ === 'boolean' && __RMM_CLASSIC__;
  const integrity = isClassic ? undefined : integrityOf(file);
  if (!integrity) return look(file, { cache: 'no-store' });
  // What comes is kept: where a cache had the wrong bytes, the next try finds the right ones.
  const checked = await look(file, { cache: 'reload', integrity });
  if (checked) return checked;
  const unchecked = await look(file, { cache: 'no-store' });
  return unchecked === 'there' ? 'altered' : unchecked;
}

async function look(file: string, options: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(file, options);
    const { ok, status, headers, body } = response;
    // The hash is of all of it.
    await (options.integrity ? response.arrayBuffer() : body?.cancel());
    // A server that sends its page for whatever it does not have has it no more either.
    if (ok && /script/.test(headers.get('content-type') ?? '')) return 'there';
    return ok || status === 404 || status === 410 ? 'gone' : undefined;
  } catch {
    return undefined;
  }
}

/** What the page's import maps say of a file. */
function integrityOf(file: string): string | undefined {
  for (const { text } of document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')) {
    for (const [address, hash] of Object.entries(integrityIn(text)))
      if (new URL(address, document.baseURI).href === file) return String(hash);
  }
  return undefined;
}

function integrityIn(map: string): object {
  try {
    return Object(JSON.parse(map).integrity);
  } catch {
    // The browser has told of it.
    return {};
  }
}
