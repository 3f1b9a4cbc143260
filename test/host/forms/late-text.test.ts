/** Values that are written when they are read: an element whose view counts how often that is. */

import { errorEvent, text } from '../../../src/host/element-definition.ts';
import { defineFormElement, type FormElementDefinition } from '../../../src/host/forms/define-form-element.ts';
import { formAttributes } from '../../../src/host/forms/form-attributes.ts';
import { formControlOf } from '../../../src/host/forms/form-control.ts';
import { LateText } from '../../../src/host/forms/late-text.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const definition = {
  tag: 'rmm-test-late-text',
  attributes: { ...formAttributes, value: text() },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    entry: ({ value }) => String(value ?? ''),
    isMissing: ({ value }) => (value instanceof LateText ? value.isEmpty : (value ?? '') === ''),
    like: 'text',
  },
} as const satisfies FormElementDefinition;

type LateElement = HTMLElement & { value: unknown; validity: ValidityState };

describe('a text that is written late', () => {
  let form: HTMLFormElement;
  let writes: number;

  before(() => {
    defineFormElement<FormElementDefinition>(definition, async () => ({ view: () => null }));
  });
  beforeEach(() => {
    form = document.createElement('form');
    document.body.append(form);
    writes = 0;
  });
  afterEach(() => form.remove());

  function add(name: string): LateElement {
    const element = document.createElement(definition.tag) as LateElement;
    element.setAttribute('name', name);
    form.append(element);
    return element;
  }

  function enter(element: HTMLElement, written: string) {
    const write = () => {
      writes += 1;
      return written;
    };
    formControlOf(element)?.enter(new LateText(write, written === ''));
  }

  const sent = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

  it('is not written while nobody reads it, and once for all who do', () => {
    const element = add('note');
    const heard: string[] = [];
    form.addEventListener('input', (event) => heard.push(event.type));
    for (const letter of 'abc') enter(element, letter);
    equal(writes, 0);
    deepEqual(heard, ['input', 'input', 'input']);
    equal(element.value, 'c');
    equal(element.value, 'c');
    deepEqual(sent(), ['note=c']);
    equal(writes, 1);
  });

  it('is written for the form that is made into data, in its place', () => {
    const hidden = (name: string) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value: name });
    form.append(hidden('first'));
    const element = add('note');
    form.append(hidden('last'));
    enter(element, 'now');
    deepEqual(sent(), ['first=first', 'note=now', 'last=last']);
  });

  it('leaves other fields of its name theirs', () => {
    const [one, other] = [add('note'), add('note')];
    form.append(Object.assign(document.createElement('input'), { name: 'note', value: 'plain' }));
    enter(other, 'second');
    enter(one, 'first');
    deepEqual(sent(), ['note=first', 'note=second', 'note=plain']);
  });

  it('is there for a page that reads the data as it is made', () => {
    const element = add('note');
    const read: unknown[] = [];
    form.addEventListener('formdata', ({ formData }) => read.push(formData.get('note')));
    enter(element, 'now');
    deepEqual(sent(), ['note=now']);
    deepEqual(read, ['now']);
  });

  it('is not sent while it is disabled, nor without a name', () => {
    const element = add('note');
    enter(element, 'now');
    element.setAttribute('disabled', '');
    deepEqual(sent(), []);
    element.removeAttribute('disabled');
    deepEqual(sent(), ['note=now']);
    element.removeAttribute('name');
    deepEqual(sent(), []);
  });

  it('is known to be missing without being written', () => {
    const element = add('note');
    element.setAttribute('required', '');
    ok(element.validity.valueMissing);
    enter(element, 'now');
    ok(element.validity.valid);
    enter(element, '');
    ok(element.validity.valueMissing);
    equal(writes, 0);
  });

  it('stays, with all that its view knows of it, where a page sets what it reads', () => {
    const element = add('note');
    enter(element, 'typed');
    const kept = formControlOf(element)?.value();
    element.value = 'typed';
    element.setAttribute('value', 'typed');
    equal(formControlOf(element)?.value(), kept);
    element.setAttribute('value', 'other');
    deepEqual(sent(), ['note=other']);
  });

  it('gives way to a text that a script sets, and to a reset', () => {
    const element = add('note');
    element.setAttribute('value', 'markup');
    enter(element, 'typed');
    element.value = 'set';
    deepEqual(sent(), ['note=set']);
    enter(element, 'typed');
    form.reset();
    deepEqual(sent(), ['note=markup']);
    // To tell whether what was set is what it holds.
    equal(writes, 1);
  });
});
