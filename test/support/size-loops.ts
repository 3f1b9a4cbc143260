/**
 * What a browser says of a loop of observed sizes, it says without a place: a size that was told changed another one that
 * had been told already, which is told at the next frame. Behind this the message names what was told last, so that who
 * fails by it knows which observer to put off to the next frame.
 */

/** Boxes of the last rounds, newest last. */
const told: string[] = [];
const most = 12;

const Native = globalThis.ResizeObserver;

globalThis.ResizeObserver = class ResizeObserver extends Native {
  constructor(run: ResizeObserverCallback) {
    super((entries, observer) => {
      for (const { target, contentRect } of entries)
        told.push(`${target.localName}.${target.className}, now ${contentRect.width} by ${contentRect.height}`);
      told.splice(0, told.length - most);
      run(entries, observer);
    });
  }
};

addEventListener('error', (event) => {
  if (!event.message.startsWith('ResizeObserver loop')) return;
  // Mocha would fail the test at once by words without a place, and the next one by what the console says.
  event.stopImmediatePropagation();
  console.error(`${event.message} Told last:\n${told.join('\n')}`);
});
