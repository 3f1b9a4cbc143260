/** `custom-elements.json` (schema 2.1.0, as editors and documentation tools read it), from the table of elements. */

import { commonAttributeDocs, formEventDocs, formMethodDocs, formPropertyDocs } from '../src/host/common-docs.ts';
import { configDefinition } from '../src/host/config-element/config-element.ts';
import { attributeName, type ElementDefinition, entryName } from '../src/host/element-definition.ts';
import type { DescribedElement, EventDocs, MethodDocs, PropertyDocs } from '../src/host/element-docs.ts';
import { themeProperties } from '../src/ui/theme/theme-docs.ts';
import { elements, type PublicElement } from './elements.ts';
import { parseSignature } from './signature.ts';

export { entryName } from '../src/host/element-definition.ts';

export function customElementsManifest(version: string): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    package: { name: 'rmm-elements', version },
    modules: elements.map(moduleOf),
  };
}

/** Names of the elements without `rmm-`: the controls of forms, whose entries import more; those that share nothing; all others. */
export function elementNames(): { controls: string[]; plain: string[]; others: string[] } {
  const namesOf = (isMeant: (element: PublicElement) => boolean) =>
    elements.filter(isMeant).map(({ definition }) => entryName(definition.tag));
  return {
    controls: namesOf(({ definition }) => definition.form !== undefined),
    plain: namesOf(({ isPlain }) => isPlain === true),
    others: namesOf(({ definition, isPlain }) => definition.form === undefined && !isPlain),
  };
}

/** `BackupBrowserElement` for `rmm-backup-browser`. */
export function className(tag: string): string {
  const words = entryName(tag).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Element`;
}

function moduleOf(element: DescribedElement): object {
  const { tag } = element.definition;
  // From the root of the package, where `rmm-elements/elements/…` is.
  const path = `dist/npm/elements/${entryName(tag)}.js`;
  const declaration = { name: className(tag), module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(element)],
    exports: [
      { kind: 'js', name: declaration.name, declaration },
      { kind: 'custom-element-definition', name: tag, declaration },
    ],
  };
}

function declarationOf({ definition, docs }: DescribedElement): object {
  const isControl = definition.form !== undefined;
  // It shows nothing: lang, dir and the look are of what stands in it, and theme is an attribute of its own.
  const hasView = definition.tag !== configDefinition.tag;
  return {
    kind: 'class',
    customElement: true,
    name: className(definition.tag),
    tagName: definition.tag,
    description: docs.summary,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...Object.entries(definition.attributes).map(([property, attribute]) => ({
        name: attributeName(property),
        fieldName: property,
        description: docs.attributes[property],
        type: { text: typeOf(attribute) },
        ...(attribute.initial === undefined ? {} : { default: String(attribute.initial) }),
      })),
      ...(hasView ? Object.entries(commonAttributeDocs) : []).map(([name, { type, description }]) => ({
        name,
        description,
        type: { text: type },
      })),
    ],
    members: [
      ...(isControl ? [formAssociated] : []),
      ...Object.entries(definition.attributes).map(([name, attribute]) => ({
        kind: 'field',
        name,
        attribute: attributeName(name),
        reflects: true,
        description: docs.attributes[name],
        type: { text: typeOf(attribute) },
      })),
      ...fields(docs.properties),
      ...(isControl ? fields(formPropertyDocs, { readonly: true }) : []),
      ...methods(docs.methods),
      ...(isControl ? methods(formMethodDocs) : []),
    ],
    events: [
      ...Object.entries(docs.events).map(([name, event]) => ({
        ...(definition.events[name as `rmm-${string}`]?.cancelable
          ? eventOf(
              name,
              { ...event, description: `${event.description} ${cancelable}` },
              `RequestEvent<${event.detail}>`,
            )
          : eventOf(name, event, `CustomEvent<${event.detail}>`)),
      })),
      ...(isControl ? Object.entries(formEventDocs) : []).map(([name, event]) => eventOf(name, event, event.detail)),
    ],
    slots: described(docs.slots),
    cssParts: described(docs.parts),
    cssProperties: described({ ...docs.cssProperties, ...(hasView && themeProperties) }),
  };
}

const cancelable = '(cancelable; with respondWith(promise) the page does it, and the element waits for it)';

/** As analysers write what the browser reads of the class. */
const formAssociated = {
  kind: 'field',
  name: 'formAssociated',
  static: true,
  readonly: true,
  type: { text: 'boolean' },
  default: 'true',
};

function fields(docs: Readonly<Record<string, PropertyDocs>>, more: object = {}): object[] {
  return Object.entries(docs).map(([name, { type, description }]) => ({
    kind: 'field',
    name,
    description,
    type: { text: type },
    ...more,
  }));
}

function methods(docs: Readonly<Record<string, MethodDocs>>): object[] {
  return Object.entries(docs).map(([name, { signature, description }]) => ({
    kind: 'method',
    name,
    description,
    ...parseSignature(signature),
  }));
}

function eventOf(name: string, { description }: EventDocs, type: string): object {
  return { name, description, type: { text: type } };
}

function typeOf(attribute: ElementDefinition['attributes'][string]): string {
  switch (attribute.kind) {
    case 'flag':
      return 'boolean';
    case 'integer':
      return 'number | undefined';
    case 'choice':
      return [...(attribute.choices ?? []).map((choice) => `'${choice}'`), 'undefined'].join(' | ');
    case 'text':
      return 'string | undefined';
  }
}

function described(items: Readonly<Record<string, string>>): object[] {
  return Object.entries(items).map(([name, description]) => ({ name, description }));
}
