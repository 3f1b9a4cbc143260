/** What a file of mappings would change: all of it, or nothing where one of its lines is wrong. */
import type { ProviderEntity } from '../../psa-shapes.ts';
import { psaLimits } from '../../psa-terms.ts';
import { type CsvColumn, type CsvLine, csvColumns, withoutGuard } from './mapping-csv.ts';
import { changeOf, type MappingChange } from './mapping-history.ts';
import type { MappedRow, MappingSource } from './mapping-source.ts';

export const importProblems = [
  'headers',
  'tooMany',
  'unknownOrganization',
  'severalOrganizations',
  'repeatedOrganization',
  'unknownTarget',
  'severalTargets',
  'deletedTarget',
] as const;

export interface ImportIssue {
  readonly code: (typeof importProblems)[number];
  /** From 1. */
  readonly line: number;
  /** What stands there. */
  readonly value: string;
}

export interface ImportPlan {
  readonly changes: readonly MappingChange[];
  /** Lines that say what is so already, or nothing. */
  readonly sameCount: number;
  readonly issues: readonly ImportIssue[];
}

export interface ImportWorld<Row extends MappedRow> {
  readonly source: Pick<MappingSource<Row>, 'mappedTo'>;
  readonly rows: readonly Row[];
  readonly targets: readonly ProviderEntity[];
  /** Headers by column, as they are called in the language of the page. English ones are always understood. */
  readonly headers: Readonly<Record<CsvColumn, readonly string[]>>;
}

export function planImport<Row extends MappedRow>(
  [head, ...lines]: readonly CsvLine[],
  world: ImportWorld<Row>,
): ImportPlan {
  const place = Object.fromEntries(
    csvColumns.map((column) => [column, head?.cells.findIndex((cell) => isHeader(cell, world.headers[column])) ?? -1]),
  ) as Record<CsvColumn, number>;
  const [hasOrganization, hasTarget] = [
    place.organizationId >= 0 || place.organization >= 0,
    place.targetId >= 0 || place.target >= 0,
  ];
  if (!head || !hasOrganization || !hasTarget) return refusedFile('headers', head?.cells.join(', ') ?? '');
  if (lines.length > psaLimits.batch) return refusedFile('tooMany', String(lines.length));

  const cellOf = ({ cells }: CsvLine, column: CsvColumn) => withoutGuard(cells[place[column]] ?? '');
  const organizations = lookup(world.rows.map((row) => ({ id: row.clientId, name: row.clientName, row })));
  const targets = lookup(world.targets);
  const deleted = new Set(
    world.rows.flatMap((row) => {
      const { target } = world.source.mappedTo(row);
      return target?.deleted ? [target.id, target.name] : [];
    }),
  );
  const seen = new Set<string>();
  const changes: MappingChange[] = [];
  const issues: ImportIssue[] = [];
  let sameCount = 0;

  for (const line of lines) {
    const refuse = (code: ImportIssue['code'], value: string) => issues.push({ code, line: line.number, value });
    const [id, name] = [cellOf(line, 'organizationId'), cellOf(line, 'organization')];
    const found = organizations(id, name);
    const [only] = found;
    if (!only) {
      refuse('unknownOrganization', id || name);
      continue;
    }
    if (found.length > 1) {
      refuse('severalOrganizations', name);
      continue;
    }
    if (seen.has(only.id)) {
      refuse('repeatedOrganization', only.name);
      continue;
    }
    seen.add(only.id);
    const before = world.source.mappedTo(only.row);
    const [targetId, targetName] = [cellOf(line, 'targetId'), cellOf(line, 'target')];
    const isSame = targetId === '' ? targetName === (before.target?.name ?? '') : targetId === before.target?.id;
    if ((targetId === '' && targetName === '') || isSame) {
      sameCount += 1;
      continue;
    }
    const offered = targets(targetId, targetName);
    const [target] = offered;
    if (!target)
      refuse(deleted.has(targetId || targetName) ? 'deletedTarget' : 'unknownTarget', targetId || targetName);
    else if (target.deleted) refuse('deletedTarget', target.name);
    else if (offered.length > 1) refuse('severalTargets', targetName);
    else {
      const change = changeOf(only.row, before, { ...before, target, sites: 0 });
      if (change) changes.push(change);
      else sameCount += 1;
    }
  }
  return { changes: issues.length > 0 ? [] : changes, sameCount, issues };
}

const refusedFile = (code: ImportIssue['code'], value: string): ImportPlan => ({
  changes: [],
  sameCount: 0,
  issues: [{ code, line: 1, value }],
});

const isHeader = (cell: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === cell.trim().toLowerCase());

/** By id, or where there is none by name, which several may have. */
function lookup<Item extends { readonly id: string; readonly name: string }>(items: readonly Item[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byName = new Map<string, Item[]>();
  for (const item of items) {
    const same = byName.get(item.name.trim());
    if (same) same.push(item);
    else byName.set(item.name.trim(), [item]);
  }
  return (id: string, name: string): readonly Item[] => {
    if (id === '') return byName.get(name) ?? [];
    const found = byId.get(id);
    return found ? [found] : [];
  };
}
