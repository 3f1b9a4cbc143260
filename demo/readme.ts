/** The parts of `README.md` and `SECURITY.md` that follow from the code; a test finds one that does not. */
import { elements } from '../elements/elements.ts';
import { releaseSupport, supportedBrowsers, supportedHosts } from '../elements/support-policy.ts';
import { attributeName } from '../src/host/element-definition.ts';
import { findingRows } from './findings.ts';
import { allEndpoints, allOperations } from './server/all-calls.ts';

type Section = (typeof documents)[keyof typeof documents][number];

const sections: Readonly<Record<Section, () => string>> = {
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
  browsers: () =>
    table(
      ['Browser', 'From', 'Tested in'],
      supportedBrowsers.map(({ names, from, engine }) => [names.join(', '), String(from), engine]),
    ),
  hosts: () =>
    table(
      ['Host', 'From', 'What it uses', 'Tested by'],
      supportedHosts.map(({ name, from = '', way, project }) => [
        name,
        from,
        way,
        project ? `\`test/hosts/${project}\`` : '`test/elements/packed.full.node.test.ts`',
      ]),
    ),
  releases: () =>
    table(
      ['Releases', 'Get', 'Until'],
      releaseSupport.map(({ releases, gets, until }) => [releases, gets, until]),
    ),
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

/** Each document with the sections that it has. */
export const documents = {
  'README.md': ['elements', 'browsers', 'hosts', 'findings', 'endpoints', 'operations'],
  'SECURITY.md': ['releases'],
} as const;

/** The text of a document with every `<!-- name -->…<!-- /name -->` filled anew. */
export function withGeneratedSections(document: keyof typeof documents, text: string): string {
  return documents[document].reduce((filled, name) => {
    const marked = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
    if (!marked.test(filled)) throw new Error(`${document} has no <!-- ${name} --> … <!-- /${name} -->`);
    return filled.replace(marked, () => `<!-- ${name} -->\n${sections[name]()}\n<!-- /${name} -->`);
  }, text);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function codes(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(' ');
}
