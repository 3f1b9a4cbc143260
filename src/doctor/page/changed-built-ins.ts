/** Which of the language's own functions a library has replaced, and whether they still do what they are for. */
import type { ChangedBuiltIn } from '../checks/built-ins-check.ts';

interface BuiltIn {
  name: string;
  find(): unknown;
  /** Does what elements need of it; without one they do without it, or heed what libraries made of it. */
  isRight?(): boolean;
}

const builtIns: readonly BuiltIn[] = [
  {
    name: 'Array.from',
    find: () => Array.from,
    isRight: () => Array.from(new Set([1]), (item) => item + 1)[0] === 2,
  },
  { name: 'Map', find: () => Map, isRight: () => [...new Map([[1, 2]])][0]?.[1] === 2 },
  { name: 'Set', find: () => Set, isRight: () => [...new Set([1, 1])].length === 1 },
  { name: 'Promise', find: () => Promise, isRight: () => typeof Promise.allSettled === 'function' },
  {
    name: 'Array.prototype.reduce',
    find: () => Array.prototype.reduce,
    // Through its name, since our own sources reduce by `fold`.
    isRight: () => Reflect.apply(Array.prototype.reduce, [1, 2], [(sum: number, item: number) => sum + item, 3]) === 6,
  },
  { name: 'Array.prototype.map', find: () => [].map, isRight: () => [1].map((item) => item + 1)[0] === 2 },
  { name: 'Array.prototype.filter', find: () => [].filter, isRight: () => [1, 2].filter((item) => item > 1)[0] === 2 },
  { name: 'Array.prototype.find', find: () => [].find, isRight: () => [1, 2].find((item) => item > 1) === 2 },
  { name: 'Array.prototype.some', find: () => [].some, isRight: () => [1, 2].some((item) => item > 1) },
  { name: 'Array.prototype.every', find: () => [].every, isRight: () => ![1, 2].every((item) => item > 1) },
  { name: 'Array.prototype.entries', find: () => [].entries },
  { name: 'String.prototype.startsWith', find: () => ''.startsWith },
  { name: 'Object.keys', find: () => Object.keys, isRight: () => Object.keys({ a: 1 })[0] === 'a' },
  { name: 'Object.assign', find: () => Object.assign, isRight: () => Object.assign({}, { a: 1 }).a === 1 },
  {
    name: 'Function.prototype.bind',
    find: () => Function.prototype.bind,
    isRight: () =>
      function (this: number, item: number) {
        return this + item;
      }.bind(1, 2)() === 3,
  },
  { name: 'Element.prototype.remove', find: () => Element.prototype.remove },
  { name: 'Element.prototype.scrollTo', find: () => Element.prototype.scrollTo },
];

/** What Prototype 1.6 and others taught to write JSON themselves. */
const withOwnJson: readonly { name: string; prototype: object }[] = [
  { name: 'Array', prototype: Array.prototype },
  { name: 'String', prototype: String.prototype },
  { name: 'Number', prototype: Number.prototype },
  { name: 'Object', prototype: Object.prototype },
];

export function changedBuiltIns(): ChangedBuiltIn[] {
  const found: ChangedBuiltIn[] = [];
  for (const { name, find, isRight } of builtIns) {
    if (!isNative(find())) found.push({ name, state: isRight && !holds(isRight) ? 'broken' : 'changed' });
  }
  for (const { name, prototype } of withOwnJson) {
    if (Object.hasOwn(prototype, 'toJSON')) found.push({ name: `${name}.prototype.toJSON`, state: 'changed' });
  }
  if (!isNative(Date.prototype.toJSON)) found.push({ name: 'Date.prototype.toJSON', state: 'changed' });
  for (const name in {}) found.push({ name: `Object.prototype.${name}`, state: 'extended' });
  return found;
}

function holds(isRight: () => boolean): boolean {
  try {
    return isRight();
  } catch {
    return false;
  }
}

/** A page's own function shows its source. */
function isNative(value: unknown): boolean {
  return typeof value === 'function' && /\{\s*\[native code\]\s*\}\s*$/.test(Function.prototype.toString.call(value));
}
