import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { engineNames } from './engine-names.mjs';
import {
  engineRule,
  isAboutMotion,
  isForFullRuns,
  isShort,
  kindOf,
  listTestFiles,
  runsIn,
  selectTestFiles,
} from './test-files.mjs';

describe('where a test file runs', () => {
  const enginesOf = (file) => engineNames.filter((engine) => runsIn(file, engine));

  it('is every engine, unless its name tells one', () => {
    assert.deepEqual(enginesOf('test/ui/menu.test.tsx'), engineNames);
    assert.deepEqual(enginesOf('test/ui/chromium.test.ts'), engineNames);
    assert.deepEqual(enginesOf('test/elements/endurance.chromium.test.ts'), ['chromium']);
    assert.deepEqual(enginesOf('test/elements/endurance.chromium.production.test.ts'), ['chromium']);
    assert.deepEqual(enginesOf('test/elements/endurance.webkit.test.ts'), ['webkit']);
  });

  it('is every engine for elements, and for screens where they are named or all is asked for', () => {
    const files = ['test/elements/select.test.ts', 'test/help/panel/panel.test.ts'];
    const filesIn = (engine, options) => files.filter((file) => engineRule(options)(file, engine));
    assert.deepEqual(filesIn('chromium', { parts: [], inFull: false }), files);
    assert.deepEqual(filesIn('webkit', { parts: [], inFull: false }), files.slice(0, 1));
    assert.deepEqual(filesIn('webkit', { parts: [], inFull: true }), files);
    assert.deepEqual(filesIn('firefox', { parts: ['help'], inFull: false }), files);
  });

  it('is Chromium and one of the others for the layer under the elements, half of it each, unless its name tells one', () => {
    const files = listTestFiles().filter((file) => file.startsWith('test/ui/') && kindOf(file) === 'browser');
    const inShort = engineRule({ parts: [], inFull: false });
    const [inFirefox, inWebkit] = ['firefox', 'webkit'].map((engine) => files.filter((file) => inShort(file, engine)));
    for (const file of files.filter((file) => !/\.(chromium|firefox|webkit)\./.test(file))) {
      assert.ok(inShort(file, 'chromium'), file);
      assert.notEqual(inFirefox.includes(file), inWebkit.includes(file), file);
    }
    assert.ok(Math.min(inFirefox.length, inWebkit.length) > files.length / 3);
    assert.ok(inShort('test/ui/caret.webkit.test.ts', 'webkit'));
    assert.ok(!inShort('test/ui/caret.webkit.test.ts', 'firefox'));
  });

  it('is left to full runs where its name says so, unless somebody asks for it', () => {
    assert.ok(isForFullRuns('test/people/users-faults.full.test.ts'));
    assert.ok(!isForFullRuns('test/people/full.test.ts'));
    assert.ok(isShort({ parts: [], inFull: false }));
    assert.ok(!isShort({ parts: [], inFull: true }));
    assert.ok(!isShort({ parts: ['changed'], inFull: false }));
  });

  it('has motion where its name says so', () => {
    assert.ok(isAboutMotion('test/ui/leaving.motion.test.tsx'));
    assert.ok(!isAboutMotion('test/ui/motion.test.tsx'));
  });

  it('is Node for what has no page', () => {
    assert.deepEqual(
      ['test/base/bytes.test.ts', 'test/demo/server/faults.test.ts', 'test/elements/package.node.test.ts'].map(kindOf),
      ['node', 'node', 'node'],
    );
    assert.equal(kindOf('test/e2e/forms.test.ts'), 'e2e');
    assert.equal(kindOf('test/elements/endurance.chromium.production.test.ts'), 'browser');
  });

  it('is nowhere for the projects of adopters, unless somebody asks for them', () => {
    const files = ['test/e2e/help-hosts.test.ts', 'test/hosts/hosts.test.ts', 'test/soak/soak.test.ts'];
    assert.deepEqual(selectTestFiles(files, []), ['test/e2e/help-hosts.test.ts']);
    assert.deepEqual(selectTestFiles(files, ['hosts']), ['test/hosts/hosts.test.ts']);
    assert.deepEqual(selectTestFiles(files, ['soak']), ['test/soak/soak.test.ts']);
    for (const file of files) assert.equal(kindOf(file), 'e2e');
  });
});
