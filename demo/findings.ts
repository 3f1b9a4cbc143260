/** What the doctor can find, as Markdown: for the README and for its guide, from the table and the words that it shows. */
import messages from '../src/doctor/doctor-messages.en.json' with { type: 'json' };
import { type FindingId, type FoundBy, findingIds, findingKinds } from '../src/doctor/findings/finding-table.ts';

const foundBy: Readonly<Record<FoundBy, string>> = {
  look: 'a look at the page',
  event: 'what the page tells while it is used',
  call: 'calls of its elements',
  request: 'asking a server',
};

/** Names, severities, ways to find them and what is said of each. */
export const findingRows = (): string[][] =>
  findingIds.map((id) => {
    const { severity, foundBy: way } = findingKinds[id];
    return [`\`${id}\``, severity, foundBy[way], wordsOf(id).what];
  });

/** A heading for each, whose id is its name, so that the element can link to it. */
export const findingSections = (): string =>
  findingIds
    .map((id) => {
      const { what, why, whatToDo } = wordsOf(id);
      const { severity, foundBy: way } = findingKinds[id];
      return `### \`${id}\`\n\n**${what}**\n\n${why} ${whatToDo}\n\nFound by ${foundBy[way]}; shown as ${severity}.`;
    })
    .join('\n\n');

function wordsOf(id: FindingId) {
  const { what, why, whatToDo } = messages.findings[id];
  const plain = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '…').replaceAll('<', '&lt;');
  return { what: plain(what), why: plain(why), whatToDo: plain(whatToDo) };
}
