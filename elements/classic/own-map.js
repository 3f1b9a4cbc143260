/**
 * Stands before the classic script, within its function: a page from before 2015 may have a `Map` of its own, which takes
 * no pairs and cannot be gone through. Then all that is inside, React as well, uses this one. Not a module: its text is
 * put there by the build.
 */
// biome-ignore lint/correctness/noUnusedVariables: what follows in the bundle uses it.
// biome-ignore lint/suspicious/noShadowRestrictedNames: that is what it is for.
const Map = ((Native) => {
  try {
    for (const [key, value] of new Native([[1, 2]])) if (key + value === 3 && Native.prototype.entries) return Native;
  } catch {
    // One that cannot be gone through throws.
  }

  return class OwnMap {
    // A ring of entries: those that come while somebody goes through it are met, those that went are not.
    #ring = { isHere: true };
    #objects = new WeakMap();
    #others = Object.create(null);
    #size = 0;

    constructor(pairs) {
      this.#ring.next = this.#ring;
      this.#ring.before = this.#ring;
      for (const [key, value] of pairs ?? []) this.set(key, value);
    }

    get size() {
      return this.#size;
    }

    get(key) {
      return this.#find(key)?.value;
    }

    has(key) {
      return this.#find(key) !== undefined;
    }

    set(key, value) {
      const known = this.#find(key);
      if (known) {
        known.value = value;
        return this;
      }
      const ring = this.#ring;
      // -0 is 0 for a map.
      const entry = { key: key === 0 ? 0 : key, value, isHere: true, next: ring, before: ring.before };
      ring.before.next = entry;
      ring.before = entry;
      this.#keep(key, entry);
      this.#size += 1;
      return this;
    }

    delete(key) {
      const entry = this.#find(key);
      if (!entry) return false;
      entry.before.next = entry.next;
      entry.next.before = entry.before;
      entry.isHere = false;
      this.#keep(key, undefined);
      this.#size -= 1;
      return true;
    }

    clear() {
      for (const key of [...this.keys()]) this.delete(key);
    }

    forEach(work, context) {
      for (const [key, value] of this) work.call(context, value, key, this);
    }

    *entries() {
      let entry = this.#ring;
      for (;;) {
        // From one that has gone, back to where it stood.
        while (!entry.isHere) entry = entry.before;
        entry = entry.next;
        if (entry === this.#ring) return;
        yield [entry.key, entry.value];
      }
    }

    *keys() {
      for (const [key] of this.entries()) yield key;
    }

    *values() {
      for (const [, value] of this.entries()) yield value;
    }

    [Symbol.iterator]() {
      return this.entries();
    }

    get [Symbol.toStringTag]() {
      return 'Map';
    }

    #find(key) {
      return isObject(key) ? this.#objects.get(key) : this.#others[nameOf(key)];
    }

    #keep(key, entry) {
      if (isObject(key)) {
        if (entry) this.#objects.set(key, entry);
        else this.#objects.delete(key);
      } else if (entry) this.#others[nameOf(key)] = entry;
      else delete this.#others[nameOf(key)];
    }
  };

  function isObject(key) {
    return (typeof key === 'object' && key !== null) || typeof key === 'function';
  }

  function nameOf(key) {
    return typeof key === 'symbol' ? key : `${typeof key} ${key}`;
  }
})(globalThis.Map);
