/** What is promised is tested: a promise whose test has gone is none. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ProvedBy } from '../../../demo/docs/content/contract/promise.ts';
import { hostContract } from '../../../demo/docs/content/host-contract.ts';
import { neverDone } from '../../../demo/docs/content/privacy.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const named: readonly ProvedBy[] = [
  ...hostContract.flatMap(({ promises }) => promises.flatMap(({ provedBy }) => provedBy)),
  ...neverDone.flatMap(({ provedBy }) => provedBy ?? []),
];

/** As it stands in the source, where … is what differs from test to test. */
function isTest(source: string, name: string): boolean {
  const text = name
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(?:…|\\$\\{[^`]*?\\})');
  return new RegExp(`\\bit\\(\\s*(['"\`])${text}\\1`).test(source);
}

describe('The host contract', () => {
  it('tells a test that is there from one that is not', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source, which has a template of its own.
    const source = "it('does one thing', () => {}); it(`does ${what}, twice`, () => {}); // it was renamed";
    assert.ok(isTest(source, 'does one thing'));
    assert.ok(isTest(source, 'does …, twice'));
    assert.ok(!isTest(source, 'does one'));
    assert.ok(!isTest(source, 'was renamed'));
  });

  for (const { file, test } of named) {
    it(`is held by “${test}” of ${file}`, () => {
      assert.ok(existsSync(join(root, file)), `${file} is not there`);
      assert.ok(isTest(readFileSync(join(root, file), 'utf8'), test), `${file} has no test “${test}”`);
    });
  }
});
