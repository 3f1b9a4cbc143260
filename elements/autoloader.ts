/**
 * Loads an element's code when its tag appears: one `<script type="module" src="…/autoloader.js">` for a page, however
 * many elements the bundle grows to. Their files are found beside this one, wherever it is served from.
 *
 * The page's own tree is watched from the start. Trees in open shadow roots are invisible from outside: hand each to
 * `discover(root)`, which watches it from then on.
 */
import { createDiscovery } from './discovery.ts';

export type { Discovery } from './discovery.ts';

/** Names of the elements, by what their entries import; written in by the build. */
declare const __RMM_CONTROLS__: readonly string[];
declare const __RMM_PLAIN__: readonly string[];
declare const __RMM_OTHERS__: readonly string[];
const controls = __RMM_CONTROLS__;
const plain = __RMM_PLAIN__;
const others = __RMM_OTHERS__;

export const discover = createDiscovery((name) => {
  // What the entry imports is asked for beside it: the browser would learn of it only when it has read the entry, and
  // tells of a failure there.
  const shell = controls.includes(name)
    ? import('../src/host/forms/define-form-element.ts')
    : others.includes(name)
      ? import('../src/host/element/define-element.ts')
      : plain.includes(name) && Promise.resolve();
  if (!shell) return undefined;
  shell.catch(() => undefined);
  // biome-ignore lint/style/useTemplate: an address that only the page knows, which the bundler is to leave alone.
  return import('./elements/' + name + '.js');
});
void discover();
