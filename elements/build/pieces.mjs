/**
 * Which modules share a file: React, what pages have before any view, what calls a server, and what more than half of the
 * views need, of form controls and of others alike. Rollup places all else by who imports it.
 */
import { fileURLToPath } from 'node:url';

const inHost = (file) => fileURLToPath(new URL(`../../src/host/${file}`, import.meta.url));
/** Changes once a year: a page that has had an older release keeps it. */
const react = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;
const formShell = inHost('forms/define-form-element.ts');
/** The client, and what contracts are made of. */
const calls = ['http/http-client.ts', 'http/endpoint.ts', 'http/wire.ts'].map(inHost);
/** What shows a view, whichever it is; the shell asks for it beside the view. */
export const viewBridge = inHost('element/react-bridge.ts');

/** @returns {import('rollup').GetManualChunk} of one build */
export function pieces() {
  let found;
  return (id, { getModuleIds, getModuleInfo }) => {
    found ??= plan([...getModuleIds()], getModuleInfo);
    return react.test(id) ? 'react' : found.find(([, has]) => has(id))?.[0];
  };
}

function plan(ids, infoOf) {
  const loadedBy = (id) => infoOf(id).dynamicallyImportedIds;
  const isIn = (...roots) => {
    const modules = reached(roots, infoOf);
    return (id) => modules.has(id);
  };
  const entries = ids.filter((id) => /\/register-[a-z-]+\.ts$/.test(id) && loadedBy(id).length > 0);
  const views = entries.map((id) => reached([viewBridge, ...loadedBy(id)], infoOf));
  const controls = views.filter((_, index) => isIn(entries[index])(formShell));
  const others = views.filter((view) => !controls.includes(view));
  const silent = views.filter((view) => !view.has(calls[1]));
  const share = (id, some) => some.filter((view) => view.has(id)).length / some.length;
  // Each kind weighs as much: one more of a kind never makes the pages of the other load what only that kind needs.
  const isCommon = (id) => share(id, controls) + share(id, others) > 1;
  const ofSettings = isIn(inHost('config-element/register-config.ts'));
  const ofClient = isIn(...calls);
  return [
    ['shell', isIn(inHost('element/define-element.ts'))],
    ['form-shell', isIn(formShell)],
    // Never together with what only a view needs: most elements on a page wait to be opened.
    [undefined, isIn(...entries)],
    ['settings', (id) => ofSettings(id) && share(id, views) > 0],
    ['client', (id) => ofClient(id) && share(id, silent) === 0],
    ['host', (id) => isCommon(id) && share(id, others) > 1 / 2],
    ['common', isCommon],
  ];
}

/** Modules with all that they import, directly or not. */
function reached(ids, infoOf) {
  const found = new Set(ids);
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
  return found;
}
