/**
 * Stands before the classic script, as `own-map.js` does: Prototype replaced `Array.from` by one that copies what has a
 * length, and nothing else. Then all that is inside uses this `Array`, which is the page's but for that.
 */
// biome-ignore lint/correctness/noUnusedVariables: what follows in the bundle uses it.
// biome-ignore lint/suspicious/noShadowRestrictedNames: that is what it is for.
const Array = ((Native) => {
  try {
    if (Native.from(new Set([1]), (item) => item + 1)[0] === 2) return Native;
  } catch {
    // One that asks what it is given for `toArray` may throw.
  }
  const isIterable = (given) => typeof Object(given)[Symbol.iterator] === 'function';

  function from(given, make, context) {
    const items = isIterable(given)
      ? [...given]
      : [...Native(Math.max(0, Math.trunc(Number(given.length)) || 0)).keys()];
    const read = isIterable(given) ? (item) => item : (index) => given[index];
    return items.map((item, index) => (make ? make.call(context, read(item), index) : read(item)));
  }
  return new Proxy(Native, {
    get: (target, name) => (name === 'from' ? from : target[name]),
  });
})(globalThis.Array);
