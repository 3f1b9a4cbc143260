import type { PublicSurface } from '../../../elements/release/public-surface.ts';
import { surfaceChanges } from '../../../elements/release/surface-changes.ts';
import { deepEqual } from '../../support/assert.ts';

const last: PublicSurface = {
  version: '1.0.0',
  elements: {
    'rmm-select': {
      attributes: { name: 'string', look: "'list' | 'cards'" },
      members: { value: 'string', focus: '() => void' },
      events: { 'rmm-error': 'CustomEvent<string>' },
      slots: {},
      cssParts: { field: '' },
      cssProperties: { '--rmm-accent': '' },
    },
  },
  entries: { './elements/*.js': '{}', './autoloader.js': '{}' },
  exported: { 'select.d.ts': ['SelectElement', 'Option'] },
  types: { Option: { whole: 'a', members: { value: 'b', 'label?': 'c' } }, Mode: { whole: 'd' } },
  needs: { Chrome: '>=126', Node: '>=20.19', react: '>=16.8.0' },
};
type Element = PublicSurface['elements'][string];
const select = last.elements['rmm-select'] as Element;
const withSelect = (change: Partial<Element>): PublicSurface => ({
  ...last,
  elements: { 'rmm-select': { ...select, ...change } },
});
const told = (now: PublicSurface) => surfaceChanges(last, now).map(({ step, text }) => `${step}: ${text}`);

describe('What has changed of the public surface', () => {
  it('is nothing where nothing has', () => {
    deepEqual(told(last), []);
    deepEqual(told({ ...last, version: '1.0.1' }), []);
  });

  it('breaks pages where something has gone', () => {
    deepEqual(told({ ...last, elements: {} }), ['major: element rmm-select is gone']);
    for (const [kind, name, word] of [
      ['attributes', 'look', 'attribute'],
      ['members', 'focus', 'member'],
      ['events', 'rmm-error', 'event'],
      ['cssParts', 'field', 'part'],
      ['cssProperties', '--rmm-accent', 'custom property'],
    ] as const) {
      const { [name]: _, ...rest } = select[kind] as Record<string, string>;
      deepEqual(told(withSelect({ [kind]: rest })), [`major: rmm-select: ${word} ${name} is gone`]);
    }
    deepEqual(told({ ...last, entries: { './elements/*.js': '{}' } }), ['major: entry ./autoloader.js is gone']);
    deepEqual(told({ ...last, exported: { 'select.d.ts': ['SelectElement'] } }), [
      'major: select.d.ts exports no Option any more',
    ]);
  });

  it('is a renamed member to whoever used the one and can use the other', () => {
    const { value, ...rest } = select.members as Record<string, string>;
    deepEqual(told(withSelect({ members: { ...rest, chosen: value as string } })), [
      'major: rmm-select: member value is gone',
      'minor: rmm-select: member chosen is new',
    ]);
  });

  it('adds to what there is where something is new', () => {
    deepEqual(told({ ...last, elements: { ...last.elements, 'rmm-switch': select } }), [
      'minor: element rmm-switch is new',
    ]);
    deepEqual(told(withSelect({ slots: { hint: '' } })), ['minor: rmm-select: slot hint is new']);
    deepEqual(told({ ...last, exported: { 'select.d.ts': ['SelectElement', 'Option', 'Mode'] } }), [
      'minor: select.d.ts exports Mode',
    ]);
  });

  it('lets an attribute take more values, but not fewer, nor an event tell something else', () => {
    const look = (type: string) => told(withSelect({ attributes: { ...select.attributes, look: type } }));
    deepEqual(look("'list' | 'cards' | 'tiles'"), [
      "minor: rmm-select: attribute look was 'list' | 'cards' and is 'list' | 'cards' | 'tiles'",
    ]);
    deepEqual(look("'list'"), ["major: rmm-select: attribute look was 'list' | 'cards' and is 'list'"]);
    deepEqual(told(withSelect({ events: { 'rmm-error': 'CustomEvent<string | number>' } })), [
      'major: rmm-select: event rmm-error was CustomEvent<string> and is CustomEvent<string | number>',
    ]);
  });

  it('lets an interface have one more member that may be absent, and no other', () => {
    const members = (change: Record<string, string>) =>
      told({ ...last, types: { ...last.types, Option: { whole: 'a', members: change } } });
    deepEqual(members({ value: 'b', 'label?': 'c', 'hint?': 'e' }), ['minor: type Option: member hint? is new']);
    deepEqual(members({ value: 'b', 'label?': 'c', hint: 'e' }), [
      'major: type Option: member hint is new, and whoever makes a Option lacks it',
    ]);
    deepEqual(members({ value: 'x', 'label?': 'c' }), ['major: type Option: member value is another one']);
    deepEqual(members({ 'label?': 'c' }), ['major: type Option: member value is gone']);
    deepEqual(told({ ...last, types: { ...last.types, Mode: { whole: 'e' } } }), [
      'major: type Mode is another one: what was written for it may not compile',
    ]);
  });

  it('breaks pages where more is needed, and not where less will do', () => {
    deepEqual(told({ ...last, needs: { ...last.needs, Chrome: '>=130' } }), [
      'major: Chrome >=130 is needed, >=126 was',
    ]);
    deepEqual(told({ ...last, needs: { ...last.needs, Node: '>=20.9' } }), [
      'minor: Node >=20.9 will do, >=20.19 was needed',
    ]);
    deepEqual(told({ ...last, needs: { Chrome: '>=126', Node: '>=20.19' } }), [
      'major: react >=16.8.0 is supported no more',
    ]);
  });
});
