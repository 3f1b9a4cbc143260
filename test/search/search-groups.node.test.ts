/** Where results lead, which of them are shown, and by which keys the search is reached: all of it without a page. */
import { addressOf, followable, listAddressOf } from '../../src/search/search-address.ts';
import { answeredGroups, pageGroup, recentGroup, withMissing } from '../../src/search/search-groups.ts';
import { ariaShortcuts, isShortcut, shortcutsIn } from '../../src/search/shortcuts.ts';
import { deepEqual, equal } from '../support/assert.ts';

const base = 'https://console.example/app/';
const host = { addresses: { device: '#/devices/{id}' }, lists: { device: '#/devices?q={text}' }, pages: [], base };
const device = { kind: 'device' as const, id: '7/8', name: 'Front desk' };

describe('The address of what was found', () => {
  it('is filled in, and never breaks out of its place', () => {
    equal(addressOf('#/devices/{id}', device, base), '#/devices/7%2F8');
    equal(
      addressOf(({ name }) => `/by/${name}`, device, base),
      '/by/Front desk',
    );
    equal(listAddressOf('#/devices?q={text}', 'a&b', base), '#/devices?q=a%26b');
  });

  it('is none where the thing has not all of it, or nobody may follow it', () => {
    equal(addressOf('#/o/{clientId}', device, base), undefined);
    equal(addressOf(undefined, device, base), undefined);
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'http://[', '', null])
      equal(followable(bad, base), undefined);
  });
});

describe('Groups of results', () => {
  const hits = [{ id: '1', name: 'One' }];

  it('are in one order, and say how to come to all of them', () => {
    const results = [
      { kind: 'spaceship', total: 1, hits },
      { kind: 'ticket', total: 1, hits },
      { kind: 'device', total: 9, hits },
    ];
    const groups = answeredGroups(results, 'one', host);
    deepEqual(
      groups.map(({ kind }) => kind),
      ['device', 'ticket'],
    );
    deepEqual(
      groups[0]?.entries.map(({ key }) => key),
      ['device 1', 'all device'],
    );
    deepEqual(groups[0]?.entries[1]?.all, { kind: 'device', text: 'one', total: 9, href: '#/devices?q=one' });
    equal(groups[1]?.entries[0]?.navigation?.href, undefined);
  });

  it('have pages by their names and other words, without case and accents', () => {
    const pages = [{ id: 'p', name: 'Übersicht', words: ['overview'], href: '#/o' }];
    for (const words of [['ubersicht'], ['over'], ['uber', 'over']])
      equal(pageGroup({ ...host, pages }, words)[0]?.entries.length, 1, words.join());
    deepEqual(pageGroup({ ...host, pages }, ['else']), []);
  });

  it('have places that can be gone to only', () => {
    const tabs = [
      { path: '#/a', title: 'A' },
      { path: 'javascript:alert(1)', title: 'B' },
    ];
    deepEqual(
      recentGroup(tabs, base)[0]?.entries.map(({ navigation }) => navigation?.name),
      ['A'],
    );
    deepEqual(recentGroup([], base), []);
  });

  it('get what was missing beside what was there', () => {
    const before = {
      results: [{ kind: 'device', total: 1, hits }],
      missing: [{ kind: 'ticket', reason: 'FAILED' as const }],
    };
    const again = { results: [{ kind: 'ticket', total: 1, hits }], missing: [] };
    deepEqual(withMissing(before, again, ['ticket']), { results: [...before.results, ...again.results], missing: [] });
  });
});

describe('Shortcuts of the search', () => {
  const pressed = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    repeat: false,
    ...more,
  });

  it('are letters, alone or with Control or Command', () => {
    const keys = shortcutsIn('/ Mod+K');
    equal(isShortcut(keys, pressed('/')), true);
    equal(isShortcut(keys, pressed('k', { ctrlKey: true })), true);
    equal(isShortcut(keys, pressed('K', { metaKey: true })), true);
    for (const other of [
      pressed('k'),
      pressed('/', { ctrlKey: true }),
      pressed('/', { isComposing: true }),
      pressed('x'),
    ])
      equal(isShortcut(keys, other), false, JSON.stringify(other));
    equal(ariaShortcuts(keys), '/ Control+K Meta+K');
    deepEqual(shortcutsIn(''), []);
    deepEqual(shortcutsIn('nonsense'), []);
  });
});
