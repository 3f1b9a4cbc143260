import { type Attribute, attributeName, type ElementDefinition } from '../element-definition.ts';

/** What is wrong with the text of an attribute, as somebody reads it who writes the page. */
export function badAttribute(definition: ElementDefinition, attribute: string, text: string, cause: unknown): Error {
  const found = Object.entries(definition.attributes).find(([name]) => attributeName(name) === attribute)?.[1];
  const why = found ? wordsFor(found, text, cause) : wordsForProperty(definition, attribute, text);
  return new Error(`<${definition.tag} ${attribute}>: ${why}. The value is ignored.`, { cause });
}

function wordsForProperty({ properties }: ElementDefinition, attribute: string, text: string): string {
  const name = Object.keys(properties).find(
    (property) => attributeName(property) === attribute || property.toLowerCase() === attribute,
  );
  return `"${text}" is text, and ${name} is a property; set it by script, element.${name} = …, or load the element’s code before a framework renders it`;
}

/** @param cause What its `parse` threw; where that has no words of its own the attribute's kind has */
export function wordsFor(attribute: Attribute<unknown>, text: string, cause: unknown): string {
  const own = cause instanceof Error ? cause.message : String(cause);
  if (own !== '') return own;
  if (attribute.choices) return `"${text}" isn’t one of ${attribute.choices.join(', ')}`;
  return `"${text}" isn’t a whole number; use digits only`;
}
