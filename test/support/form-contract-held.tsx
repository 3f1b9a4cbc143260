/** What a page may rely on that holds the value itself and sets it again at every change, as frameworks do. */
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { deepEqual, equal, eventually, ok } from './assert.ts';
import type { FormContractOptions, FormContractSubject } from './form-contract.ts';

export function formHeldValue({ definition, options, tag, mount, ready }: FormContractSubject): void {
  const { fill, inputs = 1, attributes, setUp } = options;
  const { value: valueName } = definition.form;

  it('goes on where it was when its page sets what it holds already, at every change', async () => {
    const { element, entries } = await mount();
    let changes = 0;
    element.addEventListener('input', () => {
      changes += 1;
      const held: unknown = Reflect.get(element, valueName);
      Reflect.set(element, valueName, held);
      deepEqual(Reflect.get(element, valueName), held);
    });
    const expected = await fill(element);
    deepEqual(entries(), [...expected]);
    equal(changes, inputs, 'input events');
  });

  it('goes on where it was when its page holds the value in React', async () => {
    const place = document.createElement('form');
    document.body.append(place);
    const root = createRoot(place);
    try {
      root.render(<Held tag={tag} valueName={valueName} attributes={attributes} setUp={setUp} />);
      const element = await eventually(() => place.querySelector<HTMLElement>(tag));
      await ready(element);
      const expected = await fill(element);
      deepEqual(new FormData(place).getAll('thing'), [...expected]);
      ok(element.isConnected);
    } finally {
      root.unmount();
      place.remove();
    }
  });

  it('tells an empty value as a native control does', async () => {
    const { element } = await mount();
    const natives = { text: '', radio: '', checkbox: false, select: [], file: [] } as const;
    const expected = 'empty' in options ? options.empty : natives[definition.form.like];
    deepEqual(Reflect.get(element, valueName), expected);
  });

  it('tells names that nobody gave as empty texts, as a native control does', async () => {
    const { element } = await mount();
    element.removeAttribute('name');
    equal(Reflect.get(element, 'name'), '');
    if ('placeholder' in definition.attributes && options.attributes?.placeholder === undefined) {
      equal(Reflect.get(element, 'placeholder'), '');
    }
  });
}

interface HeldProps {
  attributes: FormContractOptions['attributes'] | undefined;
  setUp: FormContractOptions['setUp'] | undefined;
  tag: string;
  valueName: string;
}

function Held({ tag, valueName, attributes, setUp }: HeldProps) {
  const [value, setValue] = useState<unknown>();
  return createElement(tag, {
    name: 'thing',
    ...attributes,
    ...(value !== undefined && { [valueName]: value }),
    ref: (element: HTMLElement | null) => {
      if (element) setUp?.(element);
    },
    onInput: (event: { currentTarget: HTMLElement }) => setValue(Reflect.get(event.currentTarget, valueName)),
  });
}
