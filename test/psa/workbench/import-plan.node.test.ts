/** Mappings in a file: written, read back, and what of it is refused with its line. */

import { companySource } from '../../../src/psa/workbench/company-source.ts';
import { planImport } from '../../../src/psa/workbench/model/import-plan.ts';
import { type CsvColumn, csvColumns, mappingLines, parseCsv } from '../../../src/psa/workbench/model/mapping-csv.ts';
import { toCsv } from '../../../src/ui/table/export/csv-text.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';

const source = companySource(fakeClient());
const row = (
  clientId: string,
  clientName: string,
  companyId: string | null,
  companyName = '',
  companyDeleted = false,
) => ({
  clientId,
  clientName,
  companyId,
  companyName: companyId && companyName,
  companyDeleted,
  locationCount: 0,
  mappedLocationCount: 0,
  provenance: companyId ? { mappedBy: 'Aiko', mappedAt: 0, origin: 'AUTO' as const } : null,
});
const rows = [
  row('1', '=Harbor, "Ltd"\nKG', '10', 'Harbor'),
  row('2', 'Fjord', null),
  row('3', 'Twin', null),
  row('4', 'Twin', '40', 'Gone', true),
];
const targets = [
  { id: '10', name: 'Harbor' },
  { id: '20', name: 'Fjord AS' },
  { id: '21', name: 'Same' },
  { id: '22', name: 'Same' },
];
const words: Readonly<Record<CsvColumn, string>> = {
  organizationId: 'Organization ID',
  organization: 'Organization',
  targetId: 'Company ID',
  target: 'Company',
  mappedBy: 'Mapped by',
  mappedAt: 'Mapped at',
  origin: 'How',
};
const headers = Object.fromEntries(csvColumns.map((column) => [column, [words[column]]])) as unknown as Record<
  CsvColumn,
  readonly string[]
>;
const plan = (text: string) => planImport(parseCsv(text), { source, rows, targets, headers });

describe('A file of mappings', () => {
  it('is read as it was written, formulas and line breaks included, and then changes nothing', () => {
    const text = toCsv(mappingLines(rows, source, (column) => words[column]));
    equal(text.includes('"\'=Harbor, ""Ltd""\nKG"'), true);
    const lines = parseCsv(`\uFEFF${text}`);
    deepEqual(
      lines.map(({ number }) => number),
      [1, 2, 4, 5, 6],
    );
    deepEqual(plan(text), { changes: [], sameCount: 4, issues: [] });
  });

  it('maps by id, or by name where there is none, whatever separates its cells', () => {
    const byId = plan('Organization ID,Company ID\n2,20\n1,\n');
    deepEqual(
      byId.changes.map(({ clientId, after }) => [clientId, after.target?.name]),
      [['2', 'Fjord AS']],
    );
    equal(byId.sameCount, 1);
    deepEqual(
      plan('Organization;Company\r\nFjord;Fjord AS\r\n').changes.map(({ clientId, after }) => [
        clientId,
        after.target?.id,
      ]),
      [['2', '20']],
    );
  });

  it('is refused as a whole, with each line that is wrong', () => {
    const { changes, issues } = plan(
      [
        'Organization ID,Organization,Company ID,Company',
        '2,,20,',
        '9,,20,',
        ',Twin,20,',
        '2,,20,',
        '3,,99,',
        '1,,,Same',
        '4,,,Nobody',
        ',Fjord,40,',
        '',
      ].join('\n'),
    );
    deepEqual(changes, []);
    deepEqual(
      issues.map(({ line, code, value }) => [line, code, value]),
      [
        [3, 'unknownOrganization', '9'],
        [4, 'severalOrganizations', 'Twin'],
        [5, 'repeatedOrganization', 'Fjord'],
        [6, 'unknownTarget', '99'],
        [7, 'severalTargets', 'Same'],
        [8, 'unknownTarget', 'Nobody'],
        [9, 'repeatedOrganization', 'Fjord'],
      ],
    );
    deepEqual(
      plan('Organization ID,Company ID\n2,40\n').issues.map(({ code }) => code),
      ['deletedTarget'],
    );
  });

  it('has to name its columns', () => {
    deepEqual(plan('a,b\n1,2').issues, [{ code: 'headers', line: 1, value: 'a, b' }]);
    deepEqual(
      plan('').issues.map(({ code }) => code),
      ['headers'],
    );
  });
});
