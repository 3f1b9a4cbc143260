import { useState } from 'react';
import { defineElement } from '../../../src/host/element/define-element.ts';
import {
  choice,
  type ElementDefinition,
  type ElementOf,
  type ElementValues,
  errorEvent,
  event,
  flag,
  integer,
  method,
  property,
  text,
} from '../../../src/host/element-definition.ts';
import { useHost, useHostChange, useMethods, useStyles } from '../../../src/host/use-host.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { nextTag } from '../../support/contract-views.tsx';
import { elementContract } from '../../support/element-contract.ts';

const counterDefinition = {
  tag: 'rmm-test-counter',
  attributes: {
    start: integer(),
    label: text(),
    frozen: flag(),
    size: choice(['small', 'large']),
  },
  properties: { steps: property<readonly number[]>([1]) },
  events: {
    'rmm-count': event<{ count: number }>('cancelable'),
    'rmm-error': errorEvent,
  },
  methods: { add: method<(amount: number) => number>() },
} as const satisfies ElementDefinition;
type Counter = ElementOf<typeof counterDefinition>;

/** What the view heard of the page's changes to `start`. */
const heard: unknown[] = [];

function CounterView({ start, label, frozen, steps }: ElementValues<typeof counterDefinition>) {
  const host = useHost<typeof counterDefinition>();
  const [count, setCount] = useState(start ?? 0);
  useStyles('button { color: rgb(1, 2, 3); }');
  useHostChange<typeof counterDefinition, 'start'>('start', (value) => {
    heard.push(value);
    setCount(value ?? 0);
  });
  useMethods<typeof counterDefinition>({
    add(amount) {
      setCount(count + amount);
      return count + amount;
    },
  });
  function click() {
    const next = count + (steps[0] ?? 1);
    if (frozen || !host.emit('rmm-count', { count: next })) return;
    setCount(next);
    host.reflect({ start: next });
  }
  return (
    <button type="button" data-step={steps[0]} onClick={click}>
      {label}: {count}
    </button>
  );
}

const load = async () => ({ view: CounterView });

elementContract(counterDefinition, { attributes: { start: '3', label: 'Clicks' }, load });

describe('An element', () => {
  it('renders once for many changes in one task', async () => {
    let renders = 0;
    const tag = nextTag('rmm-test-renders');
    defineElement<ElementDefinition>({ ...counterDefinition, tag }, async () => ({
      view: () => {
        renders += 1;
        return <p>x</p>;
      },
    }));
    const element = document.createElement(tag) as Counter;
    document.body.append(element);
    await eventually(() => ok(element.shadowRoot?.querySelector('p')));
    renders = 0;
    element.start = 1;
    element.label = 'a';
    element.frozen = true;
    element.setAttribute('size', 'large');
    await eventually(() => ok(renders > 0));
    await new Promise((resolve) => setTimeout(resolve, 30));
    equal(renders, 1);
    element.remove();
  });

  it('shows a new property value although the old object was equal to it', async () => {
    const element = await counter();
    equal(button(element).dataset.step, '1');
    element.steps = [5];
    await eventually(() => equal(button(element).dataset.step, '5'));
    button(element).click();
    await eventually(() => equal(button(element).textContent, 'Clicks: 5'));
    element.remove();
  });

  it('takes from a script what a framework writes for an attribute', async () => {
    const element = make();
    const write = (name: string, value: unknown) => Reflect.set(element, name, value);
    write('start', '12');
    equal(element.start, 12);
    write('label', 5);
    equal(element.label, '5');
    write('frozen', '');
    equal(element.frozen, true);
    write('frozen', null);
    equal(element.frozen, false);
    expectConsole(/<rmm-test-counter start>: "many" isn’t a whole number/);
    const reported = new Promise((resolve) => element.addEventListener('rmm-error', resolve, { once: true }));
    write('start', 'many');
    equal(element.start, undefined);
    document.body.append(element);
    await reported;
    await nextRender();
    element.remove();
  });

  it('prefers what a script set before the upgrade to what the markup says', async () => {
    const tag = nextTag('rmm-test-late');
    const element = document.createElement(tag) as Counter;
    element.setAttribute('start', '3');
    element.setAttribute('label', 'From markup');
    element.start = 40;
    document.body.append(element);
    defineElement<ElementDefinition>({ ...counterDefinition, tag }, load as () => Promise<never>);
    await eventually(() => equal(button(element).textContent, 'From markup: 40'));
    element.setAttribute('start', '5');
    await eventually(() => equal(button(element).textContent, 'From markup: 5'));
    element.remove();
  });

  it('fires events that leave the shadow tree and can be prevented', async () => {
    const element = await counter();
    const counts: number[] = [];
    const listen = (event: Event) => {
      counts.push((event as CustomEvent<{ count: number }>).detail.count);
      event.preventDefault();
    };
    document.addEventListener('rmm-count', listen);
    button(element).click();
    document.removeEventListener('rmm-count', listen);
    await nextRender();
    deepEqual(counts, [1]);
    equal(button(element).textContent, 'Clicks: 0');
    element.remove();
  });

  it('reflects what the user changed, without hearing its own echo', async () => {
    const element = await counter();
    heard.length = 0;
    button(element).click();
    await eventually(() => equal(button(element).textContent, 'Clicks: 1'));
    button(element).click();
    await eventually(() => equal(button(element).textContent, 'Clicks: 2'));
    equal(element.getAttribute('start'), '2');
    equal(element.start, 2);
    element.start = 2;
    element.setAttribute('start', '10');
    await eventually(() => equal(button(element).textContent, 'Clicks: 10'));
    deepEqual(heard, [10]);
    element.remove();
  });

  it('leaves the attribute as it is when a script sets its property, and hears whichever comes last', async () => {
    const element = await counter();
    element.setAttribute('start', '3');
    element.start = 7;
    equal(element.getAttribute('start'), '3');
    equal(element.start, 7);
    await eventually(() => equal(button(element).textContent, 'Clicks: 7'));
    element.setAttribute('start', '3');
    equal(element.start, 3);
    await eventually(() => equal(button(element).textContent, 'Clicks: 3'));
    element.remove();
  });

  it('lets methods wait for the view', async () => {
    const element = make();
    const answer = element.add(4);
    document.body.append(element);
    equal(await answer, 4);
    await eventually(() => equal(button(element).textContent, 'Clicks: 4'));
    equal(await element.add(1), 5);
    element.remove();
  });

  it('rejects a method when it is removed before its view came', async () => {
    const element = make();
    document.body.append(element);
    const answer = element.add(4);
    element.remove();
    await rejects(answer, /add\(\) did not run: it was removed/);
  });

  it('loads nothing until its values ask for it', async () => {
    const tag = nextTag('rmm-test-launcher');
    let loads = 0;
    defineElement(
      { ...counterDefinition, tag },
      () => {
        loads += 1;
        return load();
      },
      { when: ({ frozen }) => frozen },
    );
    const element = document.createElement(tag) as Counter;
    document.body.append(element);
    await nextRender();
    equal(loads, 0);
    equal(element.shadowRoot?.childNodes.length, 0);
    element.frozen = true;
    await eventually(() => ok(element.shadowRoot?.querySelector('button')));
    equal(loads, 1);
    element.remove();
    const asked = document.createElement(tag) as Counter;
    document.body.append(asked);
    await nextRender();
    equal(loads, 1);
    equal(await asked.add(2), 2, 'a method is a reason to load, too');
    asked.remove();
  });

  it('ends the page’s inherited styles at its edge, but stays hidden with the page', async () => {
    const place = document.createElement('div');
    place.style.cssText = 'color: red; text-transform: uppercase; letter-spacing: 9px; visibility: hidden;';
    document.body.append(place);
    const element = await counter(place);
    const style = getComputedStyle(element.shadowRoot?.querySelector('.root') as Element);
    equal(style.textTransform, 'none');
    equal(style.letterSpacing, 'normal');
    equal(style.visibility, 'hidden');
    equal(getComputedStyle(button(element)).color, 'rgb(1, 2, 3)');
    place.remove();
  });

  it('writes a bad attribute on the console once, however many elements have it', async () => {
    const written: string[] = [];
    const original = console.error;
    console.error = (text: string) => written.push(text);
    try {
      for (let count = 0; count < 3; count += 1) {
        const element = make();
        const reported = new Promise((resolve) => element.addEventListener('rmm-error', resolve, { once: true }));
        element.setAttribute('size', 'enormous');
        document.body.append(element);
        await reported;
        element.remove();
      }
      await nextRender();
    } finally {
      console.error = original;
    }
    equal(written.filter((text) => text.startsWith('<rmm-test-counter') && text.includes('enormous')).length, 1);
  });
});

defineElement(counterDefinition, load);

function make(): Counter {
  const element = document.createElement(counterDefinition.tag) as Counter;
  element.label = 'Clicks';
  return element;
}

async function counter(place: HTMLElement = document.body): Promise<Counter> {
  const element = make();
  place.append(element);
  await eventually(() => ok(element.shadowRoot?.querySelector('button')));
  return element;
}

function button(element: Counter): HTMLButtonElement {
  return element.shadowRoot?.querySelector('button') as HTMLButtonElement;
}

function nextRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
