/** A restore and a new folder are checked by one table in form and server: what one lets through the other takes. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { createDeviceFolder } from '../../../src/backup/contract.ts';
import { folderNameProblem } from '../../../src/backup/file-name.ts';
import { conflictChoices, createRestoreJob } from '../../../src/backup/job-contract.ts';
import { selectionLimit } from '../../../src/backup/plan-contract.ts';
import { type RestoreFacts, restoreIssues, restoreMembers } from '../../../src/backup/restore/restore-rules.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const classes: Readonly<Record<number, string>> = { 2: 'WINDOWS_SERVER', 3: 'MAC' };
const name = fc.oneof(
  fc.constantFrom('con', 'NUL.txt', 'a.', '.hidden', 'a:b', 'a?', '.', '..', ' ', '', '\u0085', 'x'.repeat(255)),
  fc.constantFrom('x'.repeat(256), 'レ'.repeat(85), 'a\\b', 'a/b', '\u0000'),
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => Buffer.byteLength(text) <= 255),
);
const path = fc
  .tuple(
    fc.constantFrom('', 'C:', 'c:\\', 'C:/', '/', 'srv', '\\'),
    fc.array(name, { maxLength: 3 }),
    fc.constantFrom('/', '\\'),
  )
  .map(([top, names, separator]) => [top, ...names].join(separator));

describe('the rules of recovery', () => {
  let server: TestServer;
  before(async () => {
    server = await openTestServer();
  });
  after(() => server.close());

  it('are the same for the restore form and the server, whatever is chosen', async () => {
    const order = fc.record({
      count: fc.constantFrom(1, 1, 1, 1, 1, 1, selectionLimit, selectionLimit + 1),
      ifExists: fc.option(fc.constantFrom(...conflictChoices), { nil: undefined }),
      location: fc.option(fc.constantFrom('original' as const, 'other' as const), { nil: undefined }),
      device: fc.option(fc.constantFrom(2, 3), { nil: undefined, freq: 10 }),
      path,
    });
    await fc.assert(
      fc.asyncProperty(order, async ({ count, ifExists, location, device, path: typed }) => {
        const items = Array.from({ length: count }, () => ({ type: 'FILE', id: 'f' }));
        const facts: RestoreFacts = {
          ...{ items, ifExists, location, device, needs: 'none', revision: undefined, date: undefined },
          path: typed.trim(),
          nodeClass: classes[device ?? 0] ?? '',
        };
        const issues = restoreIssues(facts).map((issue) => `${restoreMembers[issue.path] ?? issue.path}.${issue.code}`);
        const destination = location === 'other' ? { nodeId: device, path: facts.path } : undefined;
        // No plan of this name: an order that is right comes as far as looking for it.
        const body = { planId: 'none', items, ifExists, location, destination };
        const answer = await server.client.send(createRestoreJob, { params: { nodeId: 1 }, body });
        const { errors = [], message } = await answer.json();
        const refused = errors.map(({ field, code }: { field: string; code: string }) => `${field}.${code}`);
        assert.equal(answer.status, issues.length > 0 ? 400 : 404, `${issues}: ${message}`);
        for (const one of refused) assert.ok(issues.includes(one), `${one} is none of the form's: ${issues}`);
        assert.equal(refused.length > 0, issues.length > 0);
        if (createRestoreJob.body.safeParse(body).success) assert.deepEqual(refused, issues);
      }),
      { numRuns: 400 },
    );
  });

  for (const [nodeId, nodeClass] of Object.entries(classes)) {
    it(`are the same for a new folder on a device of class ${nodeClass}`, async () => {
      const parent = nodeClass === 'MAC' ? '/' : 'C:\\';
      await fc.assert(
        fc.asyncProperty(name, async (folderName) => {
          const body = { folderName, path: parent };
          const answer = await server.client.send(createDeviceFolder, { params: { nodeId }, body });
          const { errors = [], resultCode } = await answer.json();
          const problem = folderNameProblem(folderName, nodeClass);
          const codes = errors.map(({ field, code }: { field: string; code: string }) => `${field}.${code}`);
          assert.deepEqual(codes, problem === undefined ? [] : [`folderName.${problem}`], resultCode);
          if (problem === undefined) assert.ok(['SUCCESS', 'ALREADY_EXISTS'].includes(resultCode), resultCode);
        }),
        { numRuns: 200 },
      );
    });
  }

  it('take a name that is too long for the disk of the server for what it is', async () => {
    const body = { folderName: 'レ'.repeat(200), path: '/' };
    assert.equal(folderNameProblem(body.folderName, 'MAC'), undefined);
    const { status, message } = await server.client.refusal(createDeviceFolder, { params: { nodeId: 3 }, body });
    assert.deepEqual([status, message], [400, 'The name is too long for the disk of this server']);
  });
});
