/**
 * Loads an element's code when its tag appears: one `<script type="module" src="…/autoloader.js">` for a page, however
 * many elements the bundle grows to. Their files are found beside this one, wherever it is served from.
 *
 * The page's own tree is watched from the start. Trees in open shadow roots are invisible from outside: hand each to
 * `discover(root)`, which watches it from then on.
 */
import { createDiscovery } from './discovery.ts';

export type { Discovery } from './discovery.ts';

/** Written in by the build: names of the elements, those of form controls first, those without the shell last. */
declare const __RMM_NAMES__: string;
const names = __RMM_NAMES__;
/** Where in them the others begin. */
declare const __RMM_OTHERS_AT__: number;
declare const __RMM_PLAIN_AT__: number;
/** Where the files are that entries share. */
declare const __RMM_CHUNKS__: string;

export const discover = createDiscovery(
  (name) => {
    const place = names.indexOf(` ${name} `);
    if (place < 0) return undefined;
    // What the entry imports is asked for beside it: the browser would learn of it only when it has read the entry, and
    // tells of a failure there.
    const shared = (chunk: string) => load(__RMM_CHUNKS__ + chunk).catch(() => undefined);
    if (place < __RMM_OTHERS_AT__) void shared('form-shell');
    if (place < __RMM_PLAIN_AT__) void shared('shell');
    return load(`./elements/${name}`);
  },
  () => import('../src/host/element/entry-failure.ts'),
);

/** An address that only the page knows, which the bundler is to leave alone. */
// biome-ignore lint/style/useTemplate: of a template the bundler would make a list of files.
const load = (file: string) => import(file + '.js');

void discover();
