/** What a build with RMM_SUFFIX writes of the table of elements: all of it names the other tags. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

type Derived = typeof import('../../elements/derived/derived.ts');

const build = new URL('../../elements/build/', import.meta.url);

/** As `rollup.config.mjs` begins. */
const starts = (suffix: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', `import '${new URL('suffix.mjs', build).href}'`], {
    env: { ...process.env, RMM_SUFFIX: suffix },
    stdio: 'pipe',
    cwd: fileURLToPath(build),
  });

describe('a build with a suffix', () => {
  let derived: Derived;
  before(async () => {
    process.env.RMM_SUFFIX = 'v2';
    await import(new URL('suffix.mjs', build).href);
    derived = await import('../../elements/derived/derived.ts');
  });

  it('names its tags in custom-elements.json, and its files and classes as ever', () => {
    const { modules } = derived.customElementsManifest('0.1.0') as {
      modules: { path: string; declarations: { name: string; tagName: string }[] }[];
    };
    const tags = modules.map(({ declarations }) => declarations[0]?.tagName ?? '');
    assert.ok(tags.length > 40 && tags.every((tag) => /^rmm-[a-z-]+-v2$/.test(tag)), tags.join());
    const select = modules.find(({ path }) => path === 'dist/npm/elements/select.js');
    assert.equal(select?.declarations[0]?.name, 'SelectElement');
  });

  it('keeps the room of its tags, and of no others', () => {
    const tags = [...derived.sizeSheet().matchAll(/:where\((rmm-[\w-]+)/g)].map(([, tag]) => tag as string);
    assert.ok(tags.length > 20 && tags.every((tag) => tag.endsWith('-v2')), tags.join());
  });

  it('types its tags in HTML, in JSX and in Vue’s templates', () => {
    const entry = derived.writtenFiles().get('elements/select.ts') ?? '';
    assert.match(entry, /'rmm-select-v2': SelectElement;[\s\S]*'rmm-select-v2': ReactProps<typeof SelectElement/);
    assert.doesNotMatch(entry, /'rmm-select'/);
    for (const [name, types] of derived.frameworkTypes()) assert.doesNotMatch(types, /rmm-select\b(?!-v2)/, name);
    assert.match(derived.frameworkTypes().get('vue') ?? '', /'rmm-select-v2': Tag<typeof SelectElement\.definition>/);
  });

  it('adds a global of its own to a page with its classic script', () => {
    assert.equal(derived.globalName, 'RmmElementsV2');
    assert.match(derived.writtenFiles().get('elements/classic.ts') ?? '', /var RmmElementsV2: typeof elements;/);
  });

  it('doesn’t begin with one that no tag can end with', () => {
    starts('v2');
    for (const suffix of ['V2', '-v2', 'v 2', 'v2>']) assert.throws(() => starts(suffix), /small letters and digits/);
  });
});
