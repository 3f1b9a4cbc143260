import { defineConfigElement } from '../../../src/host/config-element/config-element.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import * as second from '../../../src/host/configuration/configuration.ts?second-copy';
import { configure } from '../../../src/host/configuration/configure.ts';
import * as secondConfigure from '../../../src/host/configuration/configure.ts?second-copy';
import { announceChange, pageStore } from '../../../src/host/configuration/page-store.ts';
import * as secondStore from '../../../src/host/configuration/page-store.ts?second-copy';
import { protocol, storeName } from '../../../src/host/copies/protocol.ts';
import { release } from '../../../src/host/copies/this-copy.ts';
import { defineElement } from '../../../src/host/element/define-element.ts';
import type { ElementDefinition } from '../../../src/host/element-definition.ts';
import { deepEqual, equal, notEqual } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { nextTag } from '../../support/contract-views.tsx';

describe('Two versions of the bundle on one page', () => {
  it('are both configured by either', () => {
    notEqual(secondConfigure.configure, configure, 'this is the same copy');
    const seen: string[] = [];
    const stop = configurationFor(document.body).signal.subscribe(({ baseUrl }) => void seen.push(baseUrl));
    secondConfigure.configure({ baseUrl: '/second' });
    configure({ baseUrl: '/first' });
    equal(second.configurationFor(document.body).signal.value.baseUrl, '/first');
    configure({ baseUrl: undefined });
    stop();
    equal(seen.join(' '), ' /second /first ');
  });

  it('meet in one place', () => {
    notEqual(secondStore.announceChange, announceChange, 'this is the same copy');
    equal(secondStore.pageStore, pageStore);
    equal(Reflect.get(globalThis, Symbol.for(storeName(protocol))), pageStore, 'of their protocol');
  });

  it('share the <rmm-config> of whichever came first', () => {
    defineConfigElement();
    const config = document.createElement('rmm-config');
    const inside = document.createElement('p');
    config.append(inside);
    document.body.append(config);
    const { signal } = second.configurationFor(inside);
    config.setAttribute('environment', 'fed');
    equal(signal.value.environment, 'fed');
    config.remove();
  });

  it('hear of a change although what hears of it in another copy breaks', () => {
    const { reportError } = window;
    const reported: unknown[] = [];
    window.reportError = (error) => void reported.push(error);
    let heard = 0;
    const breaks = () => {
      throw new Error('of another release');
    };
    const hears = () => {
      heard += 1;
    };
    pageStore.listeners.add(breaks).add(hears);
    configure({ branded: true });
    configure({ branded: undefined });
    pageStore.listeners.delete(breaks);
    pageStore.listeners.delete(hears);
    window.reportError = reportError;
    deepEqual([heard, reported.length], [2, 2]);
  });
});

describe('A tag that two versions of the bundle bring', () => {
  const definition: Omit<ElementDefinition, 'tag'> = { attributes: {}, properties: {}, events: {}, methods: {} };
  /** What copies of a later release share. */
  const other = Symbol.for('rmm-elements:9');
  after(() => {
    Reflect.deleteProperty(globalThis, other);
  });
  const bring = (tag: ReturnType<typeof nextTag>) =>
    defineElement({ ...definition, tag }, async () => ({ view: () => null }));

  it('is that of the first, which is told once for all that come together, with both versions', async () => {
    const tags = [nextTag('rmm-test'), nextTag('rmm-test')] as const;
    const firsts = tags.map((tag) => {
      const first = class extends HTMLElement {
        static readonly definition = definition;
        static readonly version = '0.0.9';
      };
      customElements.define(tag, first);
      return first;
    });
    const all = tags.map((tag) => `<${tag}>`).join(', ');
    expectConsole(new RegExp(`^rmm-elements ${release} leaves ${all} as already defined by rmm-elements 0\\.0\\.9\\.`));
    for (const tag of [...tags, ...tags]) bring(tag);
    deepEqual(
      tags.map((tag) => customElements.get(tag)),
      firsts,
    );
  });

  it('is told with what they don’t share, where the other speaks another protocol', () => {
    const tag = nextTag('rmm-test');
    customElements.define(tag, class extends HTMLElement {});
    Reflect.set(globalThis, other, {});
    expectConsole(/They share no configuration: call configure\(\) of each/);
    bring(tag);
  });

  it('is not taken from other code either', () => {
    const tag = nextTag('rmm-test');
    customElements.define(tag, class extends HTMLElement {});
    expectConsole(new RegExp(`<${tag}> as already defined by other code than rmm-elements`));
    bring(tag);
  });
});
