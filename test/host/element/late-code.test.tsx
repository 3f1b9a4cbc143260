/** A framework rendered the element before its code had come. */
import { createRoot } from 'react-dom/client';
import { defineElement } from '../../../src/host/element/define-element.ts';
import {
  type ElementDefinition,
  type ElementOf,
  errorEvent,
  integer,
  property,
  text,
} from '../../../src/host/element-definition.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { settled } from '../../support/contract-page.ts';
import { nextTag } from '../../support/contract-views.tsx';

const definition = {
  attributes: { pageSize: integer(10), label: text() },
  properties: {
    rows: property<readonly { id: number }[]>([]),
    rowLabel: property<((id: number) => string) | undefined>(),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
} satisfies Omit<ElementDefinition, 'tag'>;

interface Props {
  label?: string;
  pageSize?: number;
  rows?: readonly { id: number }[];
  rowLabel?: (id: number) => string;
}

type List = ElementOf<typeof definition & { tag: 'rmm-test' }>;

/** The element as React renders it; `load` is its code, which comes afterwards. */
async function rendered(props: Props) {
  const tag = nextTag('rmm-test');
  const Tag = tag as unknown as 'div';
  const page = document.createElement('main');
  document.body.append(page);
  const root = createRoot(page);
  root.render(<Tag {...(props as object)} />);
  const element = await eventually(() => page.querySelector<List>(tag));
  return {
    element,
    render: (next: Props) => root.render(<Tag {...(next as object)} />),
    load: () => defineElement({ ...definition, tag }, async () => ({ view: () => null })),
    leave() {
      root.unmount();
      page.remove();
    },
  };
}

describe('An element that React rendered before its code had come', () => {
  it('has the values that React could only write as text, or not at all', async () => {
    const rows = [{ id: 1 }];
    const rowLabel = (id: number) => `Row ${id}`;
    const { element, load, render, leave } = await rendered({ rows, rowLabel, pageSize: 20, label: 'Devices' });
    load();
    await eventually(() => equal(element.rows, rows));
    equal(element.rowLabel, rowLabel);
    equal(element.pageSize, 20);
    equal(element.label, 'Devices');
    const next = [{ id: 2 }];
    render({ rows: next, rowLabel, pageSize: 30, label: 'Devices' });
    await eventually(() => equal(element.rows, next));
    equal(element.pageSize, 30);
    leave();
  });

  it('keeps what a script has set in the meantime', async () => {
    const { element, load, leave } = await rendered({ rows: [{ id: 1 }] });
    const rows = [{ id: 7 }];
    element.rows = rows;
    load();
    equal(element.rows, rows);
    await settled();
    equal(element.rows, rows);
    leave();
  });
});

describe('A list that was written as an attribute', () => {
  it('is told, with the way in which it arrives', async () => {
    expectConsole(
      /<rmm-test-contract-\d+ rows>: "\[object Object\]" is text, and rows is a property; set it by script/,
    );
    const tag = nextTag('rmm-test');
    defineElement({ ...definition, tag }, async () => ({ view: () => null }));
    const box = document.createElement('div');
    let message = '';
    box.addEventListener('rmm-error', (event) => {
      message = (event as CustomEvent<{ message: string }>).detail.message;
    });
    document.body.append(box);
    box.innerHTML = `<${tag} rows="[object Object]"></${tag}>`;
    await eventually(() => ok(message.includes('element.rows = …'), message));
    deepEqual((box.firstElementChild as List).rows, []);
    box.remove();
  });

  it('is all that is told of: what every element has is an attribute as well as a property', async () => {
    const tag = nextTag('rmm-test');
    defineElement({ ...definition, tag }, async () => ({ view: () => null }));
    const box = document.createElement('div');
    const told: string[] = [];
    box.addEventListener('rmm-error', (event) => {
      told.push((event as CustomEvent<{ message: string }>).detail.message);
    });
    document.body.append(box);
    box.innerHTML = `<${tag} lang="ja" dir="rtl" theme="dark"></${tag}>`;
    const element = box.firstElementChild as List;
    element.setAttribute('lang', 'de');
    await settled();
    deepEqual(told, []);
    box.remove();
  });

  it('arrives all the same from a React that writes nothing but attributes', async () => {
    const tag = nextTag('rmm-test');
    defineElement({ ...definition, tag }, async () => ({ view: () => null }));
    const element = document.createElement(tag) as List;
    const rows = [{ id: 1 }];
    // As React 18 does: the attribute first, its record afterwards.
    element.setAttribute('rows', String(rows));
    Object.assign(element, { __reactProps$kq3: { rows } });
    document.body.append(element);
    await eventually(() => equal(element.rows, rows));
    element.remove();
  });
});
