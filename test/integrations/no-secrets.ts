/** Looks for a secret wherever a page and its server leave traces. */

import { ok } from '../support/assert.ts';
import type { ListHandle } from '../support/list-handle.ts';

/** Every answer that comes, until `stop`. */
export function listenToAnswers() {
  const before = globalThis.fetch;
  const texts: Promise<string>[] = [];
  globalThis.fetch = async (...args) => {
    const response = await before(...args);
    texts.push(
      response
        .clone()
        .text()
        .catch(() => ''),
    );
    return response;
  };
  const channel = new BroadcastChannel('rmm-elements:console:1');
  const told: unknown[] = [];
  channel.onmessage = ({ data }) => told.push(data);
  return {
    async stop(): Promise<readonly string[]> {
      globalThis.fetch = before;
      channel.close();
      return [...(await Promise.all(texts)), JSON.stringify(told)];
    },
  };
}

/** Neither in what is shown nor in what is kept, told, reported or logged. */
export async function hasNoTrace(
  secret: string,
  { root, heard, reported }: Pick<ListHandle<HTMLElement>, 'root' | 'heard' | 'reported'>,
  answers: readonly string[],
): Promise<void> {
  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  const log = await (await fetch('/demo/requests')).text();
  const databases = JSON.stringify(await indexedDB.databases());
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const said = [root.innerHTML, JSON.stringify(heard), ...reported.map((one) => `${one} ${JSON.stringify(one)}`)];
  for (const text of [...kept, log, databases, ...fields, ...said, ...answers]) ok(!text.includes(secret), text);
}
