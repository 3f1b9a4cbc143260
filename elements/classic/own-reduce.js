/**
 * Stands before the classic script, as its own map and array do: Prototype 1.6 gave arrays a `reduce` that takes no
 * function, and libraries inside the script reduce lists. A method cannot be stood in for by a name in scope, so it is the
 * page's that is mended, and only where it is broken: given a function it reduces as the language does, and without one it
 * does what it did. Not a module: its text is put there by the build.
 */
(({ prototype }) => {
  const { reduce: ofPage } = prototype;
  try {
    if (ofPage.call([1, 2], (sum, item) => sum + item, 3) === 6) return;
  } catch {
    // One that is given what it does not know may throw.
  }
  const usual = { configurable: true, enumerable: false, writable: true };
  Object.defineProperty(prototype, 'reduce', {
    ...(Object.getOwnPropertyDescriptor(prototype, 'reduce') ?? usual),
    value: function reduce(work, ...first) {
      if (typeof work !== 'function' && ofPage) return ofPage.call(this, work, ...first);
      const list = Object(this);
      const { length } = list;
      let isBegun = first.length > 0;
      let result = first[0];
      for (let index = 0; index < length; index += 1) {
        if (!(index in list)) continue;
        result = isBegun ? work(result, list[index], index, list) : list[index];
        isBegun = true;
      }
      if (!isBegun) throw new TypeError('Reduce of empty array with no initial value');
      return result;
    },
  });
})(globalThis.Array);
