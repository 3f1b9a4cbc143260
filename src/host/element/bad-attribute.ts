import { type Attribute, attributeName, type ElementDefinition } from '../element-definition.ts';

/** What is wrong with the text of an attribute, as somebody reads it who writes the page. */
export function badAttribute(definition: ElementDefinition, attribute: string, text: string, cause: unknown): Error {
  const found = Object.entries(definition.attributes).find(([name]) => attributeName(name) === attribute)?.[1];
  const why = wordsFor(found, text, cause);
  return new Error(`<${definition.tag} ${attribute}>: ${why}. The value is ignored.`, { cause });
}

/** @param cause What its `parse` threw; where that has no words of its own the attribute's kind has */
export function wordsFor(attribute: Attribute<unknown> | undefined, text: string, cause: unknown): string {
  const own = cause instanceof Error ? cause.message : String(cause);
  if (own !== '') return own;
  if (attribute?.choices) return `"${text}" is none of ${attribute.choices.join(', ')}`;
  return `"${text}" is not a whole number; write digits only`;
}
