/** Attributes and properties, as every element has them. */
import { attributeName, type ErrorDetail } from '../../src/host/element-definition.ts';
import { deepEqual, equal, ok } from './assert.ts';
import { allowConsole, expectConsole } from './console-guard.ts';
import { dress, eventOf, namesOfKind, propertyValues, settled } from './contract-page.ts';
import { nextTag } from './contract-views.tsx';
import type { ContractSubject } from './element-contract.ts';

export function valuesContract({ definition, options, view, define, make, tag }: ContractSubject): void {
  it('keeps what a script set before the element was defined', async () => {
    const late = nextTag(definition.tag);
    const element = document.createElement(late);
    dress(element, options.attributes);
    const set = propertyValues(definition, options.values);
    for (const [name, value] of set) Reflect.set(element, name, value);
    define({ ...definition, tag: late }, view.load);
    customElements.upgrade(element);
    for (const [name, value] of set) {
      ok(!Object.hasOwn(element, name), `${name} still hides its accessor`);
      equal(Reflect.get(element, name), value, name);
    }
  });

  it('knows a boolean attribute by its presence', () => {
    const element = document.createElement(tag);
    for (const name of namesOfKind(definition, 'flag')) {
      const attribute = attributeName(name);
      equal(Reflect.get(element, name), false);
      for (const text of ['', attribute, 'false']) {
        element.setAttribute(attribute, text);
        equal(Reflect.get(element, name), true, `${attribute}="${text}"`);
      }
      element.removeAttribute(attribute);
      equal(Reflect.get(element, name), false);
    }
  });

  it('goes back to its initial value when an attribute is removed', () => {
    const element = document.createElement(tag);
    for (const [name, attribute] of Object.entries(definition.attributes)) {
      const valid = attribute.choices?.at(-1) ?? '7';
      element.setAttribute(attributeName(name), valid);
      deepEqual(Reflect.get(element, name), attribute.parse(valid), name);
      element.removeAttribute(attributeName(name));
      // A field of a form tells nothing as an empty text, as native ones do.
      equal(Reflect.get(element, name) ?? '', attribute.initial ?? '', name);
    }
  });

  it('reports an attribute that makes no sense, and goes on without it', async () => {
    for (const name of [...namesOfKind(definition, 'integer'), ...namesOfKind(definition, 'choice')]) {
      expectConsole(new RegExp(`<${tag} ${attributeName(name)}>.*The value is ignored`));
      // What the element lacks now it may tell first: the words for an attribute come when there is a bad one.
      allowConsole(new RegExp(`${tag}: .* is not set, so `));
      const element = make();
      const reported = eventOf<ErrorDetail>(element, 'rmm-error', ({ kind }) => kind === 'bad-attribute');
      element.setAttribute(attributeName(name), 'nonsense!');
      await reported;
      equal(Reflect.get(element, name), definition.attributes[name]?.initial);
      element.remove();
      await settled();
    }
  });

  it('hands back the very value that a property was given', () => {
    const element = document.createElement(tag);
    for (const [name, value] of propertyValues(definition, options.values)) {
      Reflect.set(element, name, value);
      equal(Reflect.get(element, name), value, name);
    }
  });

  it('lets the last writer win between attribute and property', () => {
    const element = document.createElement(tag);
    for (const name of namesOfKind(definition, 'integer')) {
      element.setAttribute(attributeName(name), '7');
      Reflect.set(element, name, 8);
      equal(Reflect.get(element, name), 8);
      equal(element.getAttribute(attributeName(name)), '7', 'a property does not write the attribute');
      element.setAttribute(attributeName(name), '7');
      equal(Reflect.get(element, name), 7);
    }
  });
}
