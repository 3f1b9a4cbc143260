/** A value as somebody would write it in a script: on one line while that is short. */

const lineLength = 88;

export function literal(value: unknown, indent = ''): string {
  const line = inline(value);
  if (indent.length + line.length <= lineLength) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`;
  if (isPlainObject(value))
    return `{\n${Object.entries(value)
      .map(([name, member]) => `${deeper}${keyOf(name)}: ${literal(member, deeper)},\n`)
      .join('')}${indent}}`;
  return line;
}

function inline(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isPlainObject(value)) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${keyOf(name)}: ${inline(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
