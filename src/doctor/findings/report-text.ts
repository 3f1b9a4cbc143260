/** The report as somebody pastes it into a ticket: Markdown, with nothing in it that opens a door or names a person. */
import { type Severity, severities } from './finding-table.ts';
import type { DoctorReport } from './finding-types.ts';

/** In the language of the element. */
export interface ReportWords {
  title: string;
  version: string;
  browser: string;
  page: string;
  time: string;
  nothing: string;
  why: string;
  whatToDo: string;
  severities: Readonly<Record<Severity, string>>;
}

export function reportText({ version, browser, page, checkedAt, findings }: DoctorReport, words: ReportWords): string {
  const head = [
    [words.version, `rmm-elements ${version}`],
    [words.browser, browser],
    [words.page, page],
    [words.time, new Date(checkedAt).toISOString()],
  ].map(([name, value]) => `- ${name}: ${inLine(String(value))}`);
  const groups = severities.flatMap((severity) => {
    const ofIt = findings.filter((finding) => finding.severity === severity);
    if (ofIt.length === 0) return [];
    return [
      '',
      `## ${words.severities[severity]}`,
      ...ofIt.flatMap(({ id, what, why, whatToDo, count }) => [
        '',
        `### ${inLine(what)}${count > 1 ? ` (× ${count})` : ''}`,
        '',
        `\`${id}\``,
        '',
        `- ${words.why}: ${inLine(why)}`,
        `- ${words.whatToDo}: ${inLine(whatToDo)}`,
      ]),
    ];
  });
  return `${[`# ${words.title}`, '', ...head, ...(groups.length > 0 ? groups : ['', words.nothing])].join('\n')}\n`;
}

/** A name in it may be anything: it begins no heading, and no tag of the page that shows the report. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\<>[\]*`|]/g, '\\$&');
