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
  'map, filter, find and others of arrays in Prototype 1.6': () => {
    var each = (list, work) => {
      for (let index = 0; index < list.length; index++) if (work(list[index], index) === false) return;
    };
    Array.prototype.map = function (make, context) {
      var made = [];
      each(this, (item, index) => {
        made.push(make.call(context, item, index));
      });
      return made;
    };
    Array.prototype.filter = function (isWanted, context) {
      var found = [];
      each(this, (item, index) => {
        if (isWanted.call(context, item, index)) found.push(item);
      });
      return found;
    };
    Array.prototype.find = function (isWanted, context) {
      var found;
      each(this, (item, index) => {
        if (!isWanted.call(context, item, index)) return true;
        found = item;
        return false;
      });
      return found;
    };
    Array.prototype.every = function (isTrue, context) {
      return !this.some((item, index) => !isTrue.call(context, item, index));
    };
    Array.prototype.some = function (isTrue, context) {
      var isFound = false;
      each(this, (item, index) => {
        isFound = Boolean(isTrue.call(context, item, index));
        return !isFound;
      });
      return isFound;
    };
  },
  'entries of arrays in Prototype 1.6 and 1.7': () => {
    Array.prototype.entries = function () {
      return this.slice();
    };
  },
  'startsWith of texts in Prototype 1.6': () => {
    String.prototype.startsWith = function (text) {
      return this.indexOf(text) === 0;
    };
  },
  'scrollTo of elements in Prototype 1.6': () => {
    Element.prototype.scrollTo = function () {
      var box = this.getBoundingClientRect();
      window.scrollTo(box.left, box.top);
      return this;
    };
  },
  'Array.from of MooTools 1.4': () => {
    Array.from = (given) => {
      if (given == null) return [];
      if (typeof given === 'string' || typeof given.length !== 'number') return [given];
      return Array.isArray(given) ? given : Array.prototype.slice.call(given);
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
