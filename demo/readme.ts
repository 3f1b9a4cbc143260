/** The parts of `README.md` that follow from the code; a test finds a README that does not. */
import { elements } from '../elements/elements.ts';
import { attributeName } from '../src/host/element-definition.ts';
import { findingRows } from './findings.ts';
import { allEndpoints, allOperations } from './server/all-calls.ts';

const sections: Readonly<Record<string, () => string>> = {
  elements: () =>
    table(
      ['Element', 'What it is', 'Attributes', 'Events'],
      elements.map(({ definition: { tag, attributes, events }, docs }) => [
        `\`<${tag}>\``,
        docs.summary,
        codes(Object.keys(attributes).map(attributeName)),
        codes(Object.keys(events)),
      ]),
    ),
  findings: () => table(['Finding', 'Severity', 'Found by', 'What it says'], findingRows()),
  endpoints: () =>
    table(
      ['Name', 'Call', 'What it does'],
      allEndpoints
        .filter(({ source }) => source === 'not shown')
        .map(({ name, method, path, summary }) => [`\`${name}\``, `\`${method} ${path}\``, summary]),
    ),
  operations: () =>
    table(
      ['Name', 'Kind', 'What it does', 'Specification'],
      allOperations.map(({ name, kind, summary, source }) => [`\`${name}\``, kind, summary, source]),
    ),
};

/** The text with every `<!-- name -->…<!-- /name -->` filled anew. */
export function withGeneratedSections(readme: string): string {
  return Object.entries(sections).reduce((text, [name, write]) => {
    const marked = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
    if (!marked.test(text)) throw new Error(`README.md has no <!-- ${name} --> … <!-- /${name} -->`);
    return text.replace(marked, () => `<!-- ${name} -->\n${write()}\n<!-- /${name} -->`);
  }, readme);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function codes(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(' ');
}
