/** What is said where a second copy of the bundle brings tags that the page has already: those of the first stay. */
import { pageStore } from '../configuration/page-store.ts';
import { protocol, storeName } from '../copies/protocol.ts';
import { release } from '../copies/this-copy.ts';

/** By whose they are: tags that come in one task are told of at once. */
const waiting = new Map<string, string[]>();
const told = new Set<string>();

export function tellSecondDefinition(tag: string, first: CustomElementConstructor) {
  if (told.has(tag)) return;
  told.add(tag);
  pageStore.refused = new Set([...(pageStore.refused ?? []), tag]);
  const owner = ownerOf(first);
  const tags = waiting.get(owner);
  if (tags) return void tags.push(`<${tag}>`);
  waiting.set(owner, [`<${tag}>`]);
  setTimeout(() => tell(owner));
}

function tell(owner: string) {
  const tags = waiting.get(owner) ?? [];
  waiting.delete(owner);
  // biome-ignore lint/suspicious/noConsole: a page with two versions must be able to find out.
  console.warn(
    `rmm-elements ${release} leaves ${tags.sort().join(', ')} as already defined by ${owner}. The page has what that version can do and no more.${hasOtherProtocol() ? ' They share no configuration: call configure() of each.' : ''} Load a single version, or build one with RMM_SUFFIX.`,
  );
}

/** Each class says its version since there was a second one. */
function ownerOf(first: CustomElementConstructor): string {
  const { version, definition } = first as { version?: unknown; definition?: unknown };
  if (typeof version === 'string') return `rmm-elements ${version}`;
  return definition === undefined ? 'other code than rmm-elements' : 'an older rmm-elements';
}

function hasOtherProtocol(): boolean {
  const names = Object.getOwnPropertySymbols(globalThis).map(({ description = '' }) => description);
  return names.some((name) => /^rmm-elements:\d+$/.test(name) && name !== storeName(protocol));
}
