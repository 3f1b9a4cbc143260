/** A method's TypeScript spelling as `custom-elements.json` has it: name, type and optionality of each parameter. */

export interface ParsedSignature {
  parameters: { name: string; type: { text: string }; optional?: true }[];
  return: { type: { text: string } };
}

/** @param signature `(name: string, value?: Map<string, number>) => Promise<void>` */
export function parseSignature(signature: string): ParsedSignature {
  const [parameters = '', answer] = /^\((.*)\) => (.*)$/s.exec(signature)?.slice(1) ?? [];
  if (answer === undefined) throw new Error(`"${signature}" is no signature of a method`);
  return {
    parameters: atTopLevel(parameters).map((parameter) => {
      const [name = '', optional, type = ''] = /^(\w+)(\?)?: (.*)$/s.exec(parameter.trim())?.slice(1) ?? [];
      return { name, type: { text: type }, ...(optional && { optional: true as const }) };
    }),
    return: { type: { text: answer } },
  };
}

/** Split at the commas that stand in no brackets. */
function atTopLevel(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const token of text.match(/=>|./gs) ?? []) {
    if (/^[([{<]$/.test(token)) depth += 1;
    if (/^[)\]}>]$/.test(token)) depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.filter((part) => part.trim() !== '');
}
