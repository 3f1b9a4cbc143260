import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Script } from 'node:vm';
import { elements } from '../../elements/elements.ts';
import { entryName } from '../../elements/manifest.ts';

interface DevelopmentBuild {
  rebuild(): Promise<void>;
  end(): Promise<void>;
}

interface Builder {
  developmentBuild(folder: string): Promise<DevelopmentBuild>;
  classicScript(): Promise<string>;
}

describe('npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rmm-development-'));
  let builder: Builder;
  let build: DevelopmentBuild;
  before(async () => {
    builder = (await import(new URL('../../demo/dev-build.mjs', import.meta.url).href)) as Builder;
    build = await builder.developmentBuild(folder);
    await build.rebuild();
  });
  after(async () => {
    await build.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has every file where the build that ships has it', () => {
    const files = [
      ...elements.map(({ definition }) => `elements/${entryName(definition.tag)}.js`),
      ...['gallery', 'element-page', 'inbox', 'host-react'].map((page) => `demo/${page}.js`),
      ...['elements/index.js', 'autoloader.js', 'flags/us.svg', 'demo/vendor/jquery.min.js', 'custom-elements.json'],
    ];
    for (const file of files) assert.ok(existsSync(join(folder, file)), `${file} is missing`);
  });

  it('lets an autoloader load what it was told of', () => {
    assert.match(readFileSync(join(folder, 'autoloader.js'), 'utf8'), /import\("\.\/elements\/select\.js"\)/);
  });

  it('makes the classic script of what a page without modules needs, and nothing else', async () => {
    const script = await builder.classicScript();
    assert.match(script, /^var rmmElementsScript = document\.currentScript\.src;/);
    assert.doesNotMatch(script, /\bimport_meta\b/);
    assert.doesNotThrow(() => new Script(script), 'it has what only a module may have');
    // The legacy page is windows-1252, and its server says nothing of encodings.
    assert.equal(/[^\0-\x7f]/.exec(script)?.[0], undefined);
  });
});
