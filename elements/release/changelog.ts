/** `CHANGELOG.md`, in the form of https://keepachangelog.com: what the release reads of it, and what may be wrong with it. */
import { isBelow, parseVersion } from './semantic-version.ts';

/** The headings that the form knows, within a version. */
const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

interface Section {
  /** `Unreleased`, or a version. */
  readonly name: string;
  readonly date: string | undefined;
  readonly text: string;
}

/** What the release of a version tells of itself. */
export function notesOf(changelog: string, version: string): string | undefined {
  return sectionsOf(changelog).find(({ name }) => name === version)?.text;
}

/** Why a version can't be released with this changelog; none where it can. */
export function changelogProblems(changelog: string, version: string): string[] {
  const sections = sectionsOf(changelog);
  const released = sections.filter(({ name }) => name !== 'Unreleased');
  const own = released.find(({ name }) => name === version);
  const problems = released.flatMap(({ name, date }, at) => [
    ...(parseVersion(name) ? [] : [`"${name}" is no version`]),
    ...(date && isDay(date) ? [] : [`${name} has no date: ## [${name}] - 2026-01-31`]),
    ...(isInOrder(released, at) ? [] : [`${name} stands below an older version: the latest comes first`]),
  ]);
  const unknown = changelog
    .split('\n')
    .filter((line) => line.startsWith('### '))
    .map((line) => line.slice('### '.length))
    .filter((kind) => !kinds.includes(kind));
  problems.push(...unknown.map((kind) => `"${kind}" is no kind of change: ${kinds.join(', ')} are`));
  if (!own) problems.push(`there is nothing of ${version}: move what is below Unreleased there`);
  else if (!/^- /m.test(own.text)) problems.push(`${version} tells of no change`);
  if (own && released[0] !== own) problems.push(`${version} is not the latest: ${released[0]?.name} is`);
  const unreleased = sections.find(({ name }) => name === 'Unreleased');
  if (own && /^- /m.test(unreleased?.text ?? ''))
    problems.push(`something is below Unreleased still: it belongs to ${version}, or to a commit after it`);
  return problems;
}

function sectionsOf(changelog: string): Section[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, name = heading, date] = /^\[([^\]]*)\](?: - (\S+))?$/.exec(heading) ?? [];
    return { name, date, text: lines.join('\n').trim() };
  });
}

function isInOrder(released: readonly Section[], at: number): boolean {
  const [before, own] = [released[at - 1]?.name, released[at]?.name ?? ''];
  return before === undefined || !parseVersion(before) || !parseVersion(own) || isBelow(own, before);
}

/** Of the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
