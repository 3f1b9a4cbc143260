import { attributeName, type ElementDefinition } from './element-definition.ts';

/** What is wrong with the text of an attribute, as somebody reads it who writes the page. */
export function badAttribute(definition: ElementDefinition, attribute: string, text: string, cause: unknown): Error {
  const why = (cause instanceof Error ? cause.message : String(cause)) || wordsFor(definition, attribute, text);
  return new Error(`<${definition.tag} ${attribute}>: ${why}. The value is ignored.`, { cause });
}

function wordsFor({ attributes }: ElementDefinition, attribute: string, text: string): string {
  const found = Object.entries(attributes).find(([name]) => attributeName(name) === attribute)?.[1];
  if (found?.choices) return `"${text}" is none of ${found.choices.join(', ')}`;
  return `"${text}" is not a whole number; write digits only`;
}
