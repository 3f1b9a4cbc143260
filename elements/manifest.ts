/** `custom-elements.json` (schema 1.0.0, as editors and documentation tools read it), from the table of elements. */
import { attributeName, type ElementDefinition } from '../src/host/element-definition.ts';
import type { DescribedElement } from '../src/host/element-docs.ts';
import { elements } from './elements.ts';

export function customElementsManifest(version: string): object {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    package: { name: 'rmm-elements', version },
    modules: elements.map(moduleOf),
  };
}

/** Names of the elements without `rmm-`: the controls of forms, whose entries import more, and all others. */
export function elementNames(): { controls: string[]; others: string[] } {
  const namesOf = (isControl: boolean) =>
    elements
      .filter(({ definition }) => (definition.form !== undefined) === isControl)
      .map(({ definition }) => entryName(definition.tag));
  return { controls: namesOf(true), others: namesOf(false) };
}

/** `backup-browser` for `rmm-backup-browser`. */
export function entryName(tag: string): string {
  return tag.slice('rmm-'.length);
}

/** `BackupBrowserElement` for `rmm-backup-browser`. */
export function className(tag: string): string {
  const words = entryName(tag).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Element`;
}

function moduleOf(element: DescribedElement): object {
  const { tag } = element.definition;
  const path = `elements/${entryName(tag)}.js`;
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
  return {
    kind: 'class',
    customElement: true,
    name: className(definition.tag),
    tagName: definition.tag,
    description: docs.summary,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(definition.attributes).map(([property, attribute]) => ({
      name: attributeName(property),
      fieldName: property,
      description: docs.attributes[property],
      type: { text: typeOf(attribute) },
      ...(attribute.initial === undefined ? {} : { default: String(attribute.initial) }),
    })),
    members: [
      ...Object.entries(definition.attributes).map(([name, attribute]) => ({
        kind: 'field',
        name,
        attribute: attributeName(name),
        reflects: true,
        description: docs.attributes[name],
        type: { text: typeOf(attribute) },
      })),
      ...Object.entries(docs.properties).map(([name, property]) => ({
        kind: 'field',
        name,
        description: property.description,
        type: { text: property.type },
      })),
      ...Object.entries(docs.methods).map(([name, method]) => ({
        kind: 'method',
        name,
        description: `${method.description}: ${method.signature}`,
      })),
    ],
    events: Object.entries(docs.events).map(([name, event]) => ({
      name,
      description: definition.events[name as `rmm-${string}`]?.cancelable
        ? `${event.description} (cancelable)`
        : event.description,
      type: { text: `CustomEvent<${event.detail}>` },
    })),
    cssParts: described(docs.parts),
    cssProperties: described(docs.cssProperties),
  };
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
