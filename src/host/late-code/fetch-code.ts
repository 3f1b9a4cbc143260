import type { CodeFailureKind } from './code-failure.ts';
import { textsComing } from './late-texts.ts';

/**
 * Every `import()` that a person waits for goes through here, and resolves when the code’s texts are there as well.
 * Rejects with what the browser says, whose `kind` tells whether asking again can help; without one where nothing else
 * comes either, as when there is no connection.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await loaded(load);
  const texts = textsComing();
  if (texts) await texts;
  return code;
}

async function loaded<Code>(load: () => Promise<Code>): Promise<Code> {
  const since = performance.now();
  try {
    return await load();
  } catch (error) {
    return import('./code-failure.ts').then(
      ({ explain }) => explain(error, since, load),
      () => Promise.reject(error),
    );
  }
}

/** Of an error that `fetchCode` rejected with; `undefined` for any other. */
export function codeFailureIn(error: unknown): CodeFailureKind | undefined {
  const { kind } = Object(error) as { kind?: unknown };
  return kind === 'load' || kind === 'outdated' || kind === 'altered' ? kind : undefined;
}
