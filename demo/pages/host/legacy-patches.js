// What libraries of the time did to the language itself: enumerable extras on built-in prototypes, replaced methods, and
// globals whose names bundlers look at. (Enumerable extras on Object.prototype break jQuery too, so no page has them.)
Array.prototype.remove = function (item) {
  var index = this.indexOf(item);
  if (index >= 0) this.splice(index, 1);
  return this;
};
Array.prototype.first = function () {
  return this[0];
};
Object.defineProperty(Object.prototype, 'isEmpty', {
  configurable: true,
  writable: true,
  value: function () {
    return Object.keys(this).length === 0;
  },
});
String.prototype.endsWith = function (text) {
  return this.slice(-text.length) === text || text === '';
};
Element.prototype.hide = function () {
  this.style.display = 'none';
  return this;
};
Function.prototype.delay = function (ms) {
  return setTimeout(this, ms);
};
window.exports = undefined;
window.process = { env: { NODE_ENV: 'legacy' } };
window.name = 'serverdesk';
window.$admin = { version: '2.4', debug: false };

// What drives a browser by a program (?driven) brings its own code into the page, which needs most of the language as it
// was, and writes lists as JSON.
var withheld = location.search === '?driven' ? /^(?!contains|clean)/ : /^$/;
Object.keys(window.$libraries).forEach((name) => {
  if (!withheld.test(name)) window.$libraries[name]();
});

// Taken before the elements' script runs: what it adds to the page is the difference.
window.$admin.globals = Object.getOwnPropertyNames(window);
