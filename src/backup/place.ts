/**
 * Where in a device's backups somebody is: the steps from All plans. A place is written as text that a host can keep in
 * its own address (`location`), and read back from there with every doubt, because anybody can write an address.
 *
 * `plan:4f0c/folder:12:Reports/folder:31:2024` — kind, id and name of each step, percent-encoded. A folder entered from
 * a search, or one that a plan protects, carries its path as well, because it does not follow from its parent's; so does
 * a file. A plan that is browsed as of a backup job carries its id and its time: `plan:4f0c:Documents:31:1763712000000`.
 */
import { joinPath } from '../base/device-path.ts';

export type Step =
  /** With a job, everything below it is as it was at that backup; `at` in milliseconds since 1970. */
  | { kind: 'plan'; id: string; name: string; job?: { id: string; at: number } }
  | { kind: 'folder'; id: string; name: string; path: string }
  /** A file whose revisions are listed. */
  | { kind: 'file'; id: string; name: string; path: string }
  | { kind: 'search'; term: string }
  | { kind: 'volume'; id: string; name: string }
  /** An image revision that is mounted; `name` is its date in milliseconds, or its id. */
  | { kind: 'revision'; id: string; name: string }
  /** A folder of a mounted image. */
  | { kind: 'directory'; name: string };

export type Place = readonly Step[];

export class BadLocation extends Error {}

/** Which step may follow which; the first is a plan. */
const followers: Readonly<Record<Step['kind'], readonly Step['kind'][]>> = {
  plan: ['folder', 'search', 'volume'],
  folder: ['folder', 'search', 'file'],
  search: ['folder', 'file'],
  file: [],
  volume: ['revision'],
  revision: ['directory'],
  directory: ['directory'],
};

/** Fewest characters that are searched for. Source: spec 000 §5. */
export const shortestTerm = 3;

const longestLocation = 65_536;
const deepestPlace = 256;

/** Of a place that no location can name, being too deep or its names too long, that of the nearest one above that it can. */
export function formatLocation(place: Place): string {
  const location = placeKey(place.slice(0, deepestPlace));
  return location.length > longestLocation ? formatLocation(place.slice(0, deepestPlace).slice(0, -1)) : location;
}

/** The same text for the same place, however long. */
export function placeKey(place: Place): string {
  return place.map((step, at) => formatStep(step, place[at - 1])).join('/');
}

/** @throws BadLocation when the text is not one that `formatLocation` writes. */
export function parseLocation(location: string): Place {
  if (location.length > longestLocation) throw new BadLocation('a location has at most 65,536 characters');
  if (location.trim() === '') return [];
  const parts = location.split('/');
  if (parts.length > deepestPlace) throw new BadLocation('a location has at most 256 steps');
  const place: Step[] = [];
  for (const part of parts) {
    const previous = place.at(-1);
    const step = parseStep(part, previous);
    const isAllowed = previous ? followers[previous.kind].includes(step.kind) : step.kind === 'plan';
    if (!isAllowed) throw new BadLocation(`a ${step.kind} cannot follow ${previous?.kind ?? 'the list of plans'}`);
    place.push(step);
  }
  return place;
}

/** Path of the innermost folder on the device, or inside the mounted image; empty where there is none. */
export function pathOf(place: Place): string {
  const last = place.at(-1);
  if (last?.kind === 'revision' || last?.kind === 'directory') {
    return `/${place.flatMap((step) => (step.kind === 'directory' ? [step.name] : [])).join('/')}`;
  }
  return place.findLast((step) => step.kind === 'folder')?.path ?? '';
}

/** The backup job as of which a place is shown. */
export function jobOf([first]: Place): { id: string; at: number } | undefined {
  return first?.kind === 'plan' ? first.job : undefined;
}

export function samePlace(a: Place, b: Place): boolean {
  return placeKey(a) === placeKey(b);
}

/** The step of a kind, which the caller knows to be there. */
export function stepOf<Kind extends Step['kind']>(place: Place, kind: Kind): Extract<Step, { kind: Kind }> {
  const step = place.findLast((candidate) => candidate.kind === kind);
  if (!step) throw new Error(`The place has no ${kind}: ${placeKey(place)}`);
  return step as Extract<Step, { kind: Kind }>;
}

function formatStep(step: Step, parent: Step | undefined): string {
  switch (step.kind) {
    case 'search':
      return write('search', step.term);
    case 'directory':
      return write('directory', step.name);
    case 'folder':
    case 'file':
      return step.path === impliedPath(parent, step.name)
        ? write(step.kind, step.id, step.name)
        : write(step.kind, step.id, step.name, step.path);
    case 'plan':
      return step.job
        ? write('plan', step.id, step.name, step.job.id, String(step.job.at))
        : write('plan', step.id, step.name);
    default:
      return write(step.kind, step.id, step.name);
  }
}

function write(...fields: string[]): string {
  // An unpaired surrogate, which a file name may hold, is not a character that an address can carry.
  return fields.map((field) => encodeURIComponent(field.toWellFormed())).join(':');
}

function parseStep(part: string, parent: Step | undefined): Step {
  const [kind = '', first, second, third, fourth, ...rest] = part.split(':').map(decode);
  if (!first || rest.length > 0) throw new BadLocation(`"${part}" is not a step`);
  const isTooMuch = kind === 'search' || kind === 'directory' ? second !== undefined : third !== undefined;
  if (fourth !== undefined ? kind !== 'plan' : isTooMuch && kind !== 'folder' && kind !== 'file')
    throw new BadLocation(`"${part}" has more than a ${kind} has`);
  switch (kind) {
    case 'search':
      if (first.trim().length < shortestTerm) throw new BadLocation(`"${first}" is too short to search for`);
      return { kind, term: first };
    case 'directory':
      return { kind, name: first };
    case 'folder':
    case 'file': {
      const name = second || first;
      return { kind, id: first, name, path: third ?? impliedPath(parent, name) };
    }
    case 'plan': {
      const named = { kind, id: first, name: second || first };
      if (third === undefined) return named;
      const at = Number(fourth);
      if (!third || !Number.isSafeInteger(at)) throw new BadLocation(`"${part}" is as of no backup`);
      return { ...named, job: { id: third, at } };
    }
    case 'volume':
    case 'revision':
      return { kind, id: first, name: second || first };
    default:
      throw new BadLocation(`"${kind}" is not a kind of step`);
  }
}

/** The path of what stands directly in the folder before it. */
function impliedPath(parent: Step | undefined, name: string): string {
  return parent?.kind === 'folder' ? joinPath(parent.path, name) : name;
}

function decode(field: string): string {
  try {
    return decodeURIComponent(field);
  } catch (cause) {
    throw new BadLocation(`"${field}" is not percent-encoded text`, { cause });
  }
}
