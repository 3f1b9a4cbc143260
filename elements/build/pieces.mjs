/**
 * Which modules are put into one file, for `output.manualChunks`. React and zod are a file each, and so is the shell of all
 * elements, that of the form controls, and what a page has that calls `configure()`. What more than half of the views need is
 * in two files, for all and for form controls; all else lies where Rollup puts it, by who imports it.
 */
import { fileURLToPath } from 'node:url';

const inHost = (file) => fileURLToPath(new URL(`../../src/host/${file}`, import.meta.url));

/** React changes once a year: a page that has had an older release keeps it. */
const react = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;

/** No half of it is of use without the other, and each alone compresses worse. */
const zod = /node_modules\/zod\//;

/** Names all drawings in one file, so that everybody would seem to need them all: a drawing lies with who names it. */
const lucide = /node_modules\/lucide\//;

/** What every page with an element has. */
const shell = inHost('element/define-element.ts');
/** The shell of the form controls. */
const formShell = inHost('forms/define-form-element.ts');
/** All that a page has which only configures. */
const settings = inHost('config-element/register-config.ts');
/** What shows a view, whichever it is; the shell asks for it beside the view. */
export const viewBridge = inHost('element/react-bridge.ts');

/** @type {WeakMap<object, Record<string, Set<string>>>} of a build: its modules by the name of their file */
const plans = new WeakMap();

/**
 * @param {string} id of a module
 * @param {import('rollup').ManualChunkMeta} graph
 */
export function pieceOf(id, { getModuleIds, getModuleInfo }) {
  if (react.test(id)) return 'react';
  if (zod.test(id)) return 'zod';
  if (!plans.has(getModuleInfo)) plans.set(getModuleInfo, plan([...getModuleIds()], getModuleInfo));
  return Object.entries(plans.get(getModuleInfo)).find(([, modules]) => modules.has(id))?.[0];
}

function plan(ids, getModuleInfo) {
  const closureOf = (...roots) => reached(roots, getModuleInfo);
  const loadedBy = (id) => getModuleInfo(id).dynamicallyImportedIds;
  const entries = ids.filter((id) => /\/register-[a-z-]+\.ts$/.test(id) && loadedBy(id).length > 0);
  const isControl = (id) => closureOf(id).has(formShell);
  const viewsOf = (entries) => entries.map((id) => closureOf(viewBridge, ...loadedBy(id)));
  const controls = viewsOf(entries.filter(isControl));
  const others = viewsOf(entries.filter((id) => !isControl(id)));
  // Never together with what only a view needs: most elements on a page wait to be opened.
  const closed = closureOf(...entries);
  const ofSettings = closureOf(settings);
  const shareOf = (id, views) => views.filter((modules) => modules.has(id)).length / views.length;
  const open = ids.filter((id) => !closed.has(id));
  // Each kind weighs as much: one more of a kind never makes the pages of the other load what only that kind needs.
  const shareOfBoth = (id) => (shareOf(id, controls) + shareOf(id, others)) / 2;
  const common = open.filter((id) => shareOfBoth(id) > 1 / 2);
  const withDrawings = (modules) =>
    new Set(modules.flatMap((id) => (lucide.test(id) ? [] : [id, ...drawingsOf(id, ids, getModuleInfo)])));
  return {
    shell: closureOf(shell),
    'form-shell': closureOf(formShell),
    settings: new Set(open.filter((id) => ofSettings.has(id) && shareOfBoth(id) > 0)),
    host: withDrawings(common.filter((id) => shareOf(id, others) > 1 / 2)),
    common: new Set(common.filter((id) => !lucide.test(id))),
  };
}

/** Of lucide, those that a module names: `ChevronDown` lies in `icons/chevron-down.mjs`. */
function drawingsOf(id, ids, getModuleInfo) {
  const [, names = ''] = getModuleInfo(id).code?.match(/import\s*{([^{}]*)}\s*from\s*"lucide"/) ?? [];
  const files = names.match(/[A-Z]\w*/g)?.map((name) => name.replace(/\B(?=[A-Z\d])/g, '-').toLowerCase()) ?? [];
  return ids.filter((one) => lucide.test(one) && files.some((file) => one.endsWith(`/icons/${file}.mjs`)));
}

/** Modules with all that they import, directly or not. */
export function reached(ids, getModuleInfo) {
  const found = new Set(ids);
  for (const id of found) {
    if (lucide.test(id)) continue;
    for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}
