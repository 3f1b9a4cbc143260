/** What is said of browsers, hosts and versions, where each of them says it for itself. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { transform } from 'esbuild';
import { browserTargets, supportedHosts } from '../../elements/support-policy.ts';
import { buildWhenNeeded } from '../support/when-needed.ts';
import { root } from './packed-package.ts';

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** The first number of `^19.2.0` or `>=16.8.0`. */
const majorOf = (range: string) => Number(/\d+/.exec(range)?.[0]);

describe('where the package works', () => {
  before(buildWhenNeeded);

  it('is tried with each host that is named, in no version that is older', () => {
    for (const { name, project, from = '0', package: dependency } of supportedHosts) {
      if (!project) continue;
      assert.ok(existsSync(join(root, 'test/hosts', project)), `${name}: test/hosts/${project} is missing`);
      if (!dependency) continue;
      const { dependencies = {}, devDependencies = {} } = json(`test/hosts/${project}/package.json`);
      const range = { ...devDependencies, ...dependencies }[dependency];
      assert.ok(majorOf(range) >= Number.parseInt(from, 10), `${name} from ${from} is tried with ${range}`);
    }
  });

  it('is what the package asks npm for', () => {
    const { peerDependencies, engines } = json('package.json');
    const lowest = (dependency: string) =>
      supportedHosts
        .filter((host) => host.package === dependency)
        .map(({ from = '' }) => from)
        .sort((one, other) => Number(one) - Number(other))[0];
    for (const dependency of ['react', 'vue'])
      assert.equal(peerDependencies[dependency], `>=${lowest(dependency)}.0`, dependency);
    assert.equal(peerDependencies['react-dom'], peerDependencies.react);
    const node = supportedHosts.find(({ name }) => name.startsWith('Node'));
    assert.equal(engines.node, `>=${node?.from}`);
  });

  for (const file of ['dist/autoloader.js', 'dist/rmm-elements.classic.js', 'dist/elements/select.js'])
    it(`is understood by every browser that is named: ${file}`, async () => {
      const code = readFileSync(join(root, file), 'utf8');
      const options = { charset: 'ascii', supported: { 'top-level-await': true } } as const;
      // Written for them, it is what it would be for a browser that knows everything.
      const [own, newest] = await Promise.all(
        [[...browserTargets], ['esnext']].map((target) => transform(code, { ...options, target })),
      );
      assert.equal(own?.code, newest?.code);
    });
});
