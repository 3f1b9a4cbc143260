// What libraries of the time did to the language, one by one: the legacy page has most, a test each of them alone.
window.$libraries = {
  'toJSON of arrays in Prototype 1.6': () => {
    Array.prototype.toJSON = function () {
      return '[' + Array.prototype.slice.call(this).join(', ') + ']';
    };
  },
  'toJSON of texts in Prototype 1.6': () => {
    String.prototype.toJSON = function () {
      return '"' + this + '"';
    };
  },
  'toJSON of numbers in Prototype 1.6': () => {
    Number.prototype.toJSON = function () {
      return String(this);
    };
  },
  'toJSON of dates in Prototype 1.6': () => {
    Date.prototype.toJSON = function () {
      return '"' + this.toISOString() + '"';
    };
  },
  'toJSON of everything, as companies wrote it for Prototype 1.7': () => {
    Object.defineProperty(Object.prototype, 'toJSON', {
      configurable: true,
      writable: true,
      value: function () {
        return '{' + Object.keys(this).join(', ') + '}';
      },
    });
  },
  'reduce of Prototype 1.6': () => {
    Array.prototype.reduce = function () {
      return this.length > 1 ? this : this[0];
    };
  },
  'Array.from of Prototype 1.6': () => {
    Array.from = (given) => {
      if (!given) return [];
      if ('toArray' in Object(given)) return given.toArray();
      var length = given.length || 0;
      var items = new Array(length);
      while (length--) items[length] = given[length];
      return items;
    };
  },
  'remove of Prototype 1.7, which throws for what is in no document': () => {
    Element.prototype.remove = function () {
      this.parentNode.removeChild(this);
      return this;
    };
  },
  'contains of texts in MooTools 1.4': () => {
    String.prototype.contains = function (text, separator) {
      return separator
        ? (separator + this + separator).indexOf(separator + text + separator) > -1
        : this.indexOf(text) > -1;
    };
  },
  'Map from before there was one': () => {
    window.Map = function () {
      var values = {};
      this.get = (key) => values[key];
      this.set = (key, value) => {
        values[key] = value;
      };
    };
  },
  'clean and empty of arrays in MooTools 1.4': () => {
    Array.prototype.clean = function () {
      return this.filter((item) => item != null);
    };
    Array.prototype.empty = function () {
      this.length = 0;
      return this;
    };
  },
};
