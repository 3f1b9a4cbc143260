/** The pages of hosts show what is tested, and nothing else. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hosts } from '../../../demo/docs/content/hosts.ts';
import { hostPage } from '../../../demo/docs/generator/host-page.ts';
import { plain } from '../../../demo/docs/generator/markdown.ts';

const folder = fileURLToPath(new URL('../../hosts/', import.meta.url));
const projects = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

describe('The pages of hosts', () => {
  it('are one for each project', () => {
    assert.deepEqual(hosts.map(({ project }) => project).sort(), [...projects].sort());
  });

  it('are of projects that are built and used', () => {
    const test = readFileSync(join(folder, 'hosts.test.ts'), 'utf8');
    for (const { project } of hosts) assert.match(test, new RegExp(`^ {2}'?${project}'?: '`, 'm'), project);
  });

  for (const host of hosts) {
    it(`show every file of ${host.project}, to the letter`, () => {
      const html = hostPage(host).body.text;
      const shown = squeezed(
        [...html.matchAll(/<code>([\s\S]*?)<\/code><\/pre>/g)]
          .map(([, code = '']) => code.replaceAll(/<[^<>]*>/g, ''))
          .join('\n'),
      );
      const files = readdirSync(join(folder, host.project), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
        .map((entry) => join(entry.parentPath, entry.name));
      assert.ok(files.length >= 3, `${files.length} files`);
      for (const file of files) {
        const text = readFileSync(file, 'utf8');
        assert.ok(squeezed(plain(shown)).includes(squeezed(text)), file);
      }
    });
  }
});
