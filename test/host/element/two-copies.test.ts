import { defineConfigElement } from '../../../src/host/config-element/config-element.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import * as second from '../../../src/host/configuration/configuration.ts?second-copy';
import { configure } from '../../../src/host/configuration/configure.ts';
import * as secondConfigure from '../../../src/host/configuration/configure.ts?second-copy';
import { announceChange, pageStore } from '../../../src/host/configuration/page-store.ts';
import * as secondStore from '../../../src/host/configuration/page-store.ts?second-copy';
import { equal, notEqual } from '../../support/assert.ts';

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
});
