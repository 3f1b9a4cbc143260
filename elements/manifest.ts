/** `custom-elements.json` (schema 1.0.0, as editors and documentation tools read it), from the definitions. */
import { attributeName, type ElementDefinition } from '../src/host/element-definition.ts';
import { definitions } from './definitions.ts';

export function customElementsManifest(version: string): object {
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    package: { name: 'rmm-elements', version },
    modules: definitions.map(moduleOf),
  };
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

function moduleOf(definition: ElementDefinition): object {
  const path = `elements/${entryName(definition.tag)}.js`;
  const declaration = { name: className(definition.tag), module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(definition)],
    exports: [
      { kind: 'js', name: declaration.name, declaration },
      { kind: 'custom-element-definition', name: definition.tag, declaration },
    ],
  };
}

function declarationOf(definition: ElementDefinition): object {
  return {
    kind: 'class',
    customElement: true,
    name: className(definition.tag),
    tagName: definition.tag,
    description: definition.summary,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(definition.attributes).map(([property, attribute]) => ({
      name: attributeName(property),
      fieldName: property,
      description: attribute.description,
      type: { text: typeOf(attribute) },
      ...(attribute.initial === undefined ? {} : { default: String(attribute.initial) }),
    })),
    members: [
      ...Object.entries(definition.attributes).map(([name, attribute]) => ({
        kind: 'field',
        name,
        attribute: attributeName(name),
        reflects: true,
        description: attribute.description,
        type: { text: typeOf(attribute) },
      })),
      ...Object.entries(definition.properties).map(([name, property]) => ({
        kind: 'field',
        name,
        description: property.description,
        type: { text: property.type },
      })),
      ...Object.entries(definition.methods).map(([name, method]) => ({
        kind: 'method',
        name,
        description: `${method.description}: ${method.signature}`,
      })),
    ],
    events: Object.entries(definition.events).map(([name, event]) => ({
      name,
      description: event.cancelable ? `${event.description} (cancelable)` : event.description,
      type: { text: `CustomEvent<${event.detail}>` },
    })),
    cssParts: described(definition.parts),
    cssProperties: described(definition.cssProperties),
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

function described(items: Record<string, string>): object[] {
  return Object.entries(items).map(([name, description]) => ({ name, description }));
}
