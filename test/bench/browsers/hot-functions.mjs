/** Which functions a profile of the processor found the server in, without those that it called. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const idle = new Set(['(idle)', '(program)', '(root)']);

/** @returns {{ name: string, place: string, share: number }[]} of the time in which it did something, the most first */
export function hotFunctions({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const times = new Map();
  let worked = 0;
  samples.forEach((id, index) => {
    const { functionName, url } = byId.get(id);
    if (idle.has(functionName)) return;
    worked += timeDeltas[index];
    const key = JSON.stringify([functionName || '(anonymous)', placeOf(url)]);
    times.set(key, (times.get(key) ?? 0) + timeDeltas[index]);
  });
  return [...times]
    .map(([key, time]) => {
      const [name, place] = JSON.parse(key);
      return { name, place, share: time / worked };
    })
    .sort((one, other) => other.share - one.share);
}

/** A package by its name, a file of ours by its path. */
function placeOf(url) {
  if (url === '') return 'V8 and native code';
  if (!url.startsWith('file:')) return url;
  const path = relative(root, fileURLToPath(url));
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
}
