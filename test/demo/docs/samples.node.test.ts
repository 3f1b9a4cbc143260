/** The code on the pages of elements: what can be read by a compiler is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { type CodeSample, codeSamples } from '../../../demo/docs/samples/code-samples.ts';
import { literal } from '../../../demo/docs/samples/literal.ts';
import { usageOf } from '../../../demo/docs/samples/usage.ts';
import { sampleOf } from '../../../demo/samples.ts';
import { elements } from '../../../elements/elements.ts';
import { className } from '../../../elements/manifest.ts';

/** The scripts in a sample, each with how it is read. */
function scriptsOf({ language, code }: CodeSample): { text: string; loader: 'ts' | 'tsx' | 'jsx' | 'js' }[] {
  if (language === 'tsx' || language === 'jsx' || language === 'ts') return [{ text: code, loader: language }];
  return [...code.matchAll(/<script(?: setup)?(?: type="module")?( lang="ts")?>\n([\s\S]*?)<\/script>/g)].map(
    ([, typed, text = '']) => ({ text, loader: typed ? 'ts' : 'js' }),
  );
}

describe('The code of the documentation', () => {
  for (const { definition } of elements) {
    it(`of <${definition.tag}> can be read by a compiler, and sets what there is`, async () => {
      const samples = codeSamples(usageOf(definition));
      assert.equal(samples.length, 6);
      for (const sample of samples) {
        const spellings = [definition.tag, `Rmm${className(definition.tag).replace(/Element$/, '')}`];
        assert.ok(
          spellings.some((name) => sample.code.includes(`<${name}`)),
          `${sample.title} has the tag`,
        );
        for (const { text, loader } of scriptsOf(sample)) {
          // Decorators of Angular are left as they are.
          await transform(text, { loader, jsx: 'automatic', tsconfigRaw: { compilerOptions: {} } }).catch((error) =>
            assert.fail(`${sample.title}: ${error.message}\n${text}`),
          );
        }
      }
      const { example = {} } = sampleOf(definition.tag);
      const known = [...Object.keys(definition.properties), ...Object.keys(definition.attributes)];
      for (const name of Object.keys({ ...example.properties, ...example.unchecked }))
        assert.ok(known.includes(name), name);
      if (example.event) assert.ok(Object.hasOwn(definition.events, example.event), example.event);
    });
  }

  it('writes values as one would, and reads back as they were', () => {
    const value = {
      'a-b': ["it's", 1, true, null],
      deep: { list: Array.from({ length: 12 }, (_, at) => ({ id: `row ${at}` })) },
    };
    const written = literal(value);
    assert.match(written, /'a-b': \['it\\'s', 1, true, null\]/);
    assert.deepEqual(JSON.parse(runInNewContext(`JSON.stringify(${written})`)), value);
  });
});
