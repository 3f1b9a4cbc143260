/** Whether somebody can see the page, for whoever wants to know, and only for as long. */
import { effect } from '@preact/signals-core';
import { isPageHidden } from '../../../src/host/updates/page-visibility.ts';
import { deepEqual, equal } from '../../support/assert.ts';

/** No driver hides a page: it says that it is hidden. */
function pretend(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('The visibility of the page', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });

  it('is told while somebody wants to know', () => {
    const seen: boolean[] = [];
    const stop = effect(() => void seen.push(isPageHidden.value));
    pretend(true);
    pretend(true);
    pretend(false);
    deepEqual(seen, [false, true, false]);
    stop();
    pretend(true);
    deepEqual(seen, [false, true, false]);
  });

  it('is up to date for who comes later, though nobody listened meanwhile', () => {
    pretend(true);
    let seen: boolean | undefined;
    const stop = effect(() => {
      seen = isPageHidden.value;
    });
    equal(seen, true);
    stop();
  });

  it('takes one listener of the page for all, and gives it back', () => {
    const { addEventListener, removeEventListener } = document;
    const listeners: string[] = [];
    Object.assign(document, {
      addEventListener: (type: string) => void listeners.push(`+ ${type}`),
      removeEventListener: (type: string) => void listeners.push(`- ${type}`),
    });
    try {
      const stops = [effect(() => void isPageHidden.value), effect(() => void isPageHidden.value)];
      for (const stop of stops) stop();
    } finally {
      Object.assign(document, { addEventListener, removeEventListener });
    }
    deepEqual(listeners, ['+ visibilitychange', '- visibilitychange']);
  });
});
