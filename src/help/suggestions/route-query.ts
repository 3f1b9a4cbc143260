import { trimSlashes } from '../../base/trim-slashes.ts';
import type { HelpRoute } from '../help-types.ts';
import { routeTable } from './route-table.ts';

/** `#/devices/7/backup?tab=2` → `/devices/7/backup`. */
export function pathOf(route: string): string {
  const path = route.replace(/^#?!?\/?/, '/').replace(/[?#].*/s, '');
  return path === '/' ? path : trimSlashes(path);
}

/** The words to search for; empty where nothing is known, which finds what is read most. */
export function queryFor(route: string, own: readonly HelpRoute[]): string {
  const path = pathOf(route);
  return [...own, ...routeTable].find((entry) => fits(entry.route, path))?.query ?? '';
}

/** `/policies/*` is also `/policies` itself. */
function fits(pattern: string, path: string): boolean {
  const isOpen = pattern.endsWith('/*');
  const wanted = stepsOf(pathOf(isOpen ? pattern.slice(0, -2) : pattern));
  const steps = stepsOf(path);
  if (isOpen ? steps.length < wanted.length : steps.length !== wanted.length) return false;
  return wanted.every((step, index) => step.startsWith(':') || step.toLowerCase() === steps[index]?.toLowerCase());
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}
