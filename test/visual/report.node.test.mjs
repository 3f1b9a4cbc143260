import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remarkable, reportPage } from './report.mjs';

const picture = Buffer.from('picture');
const findings = [
  { path: 'rmm-switch/off.light.webp', verdict: 'same' },
  { path: 'rmm-config/empty.light.webp', verdict: 'nothing' },
  {
    path: 'rmm-switch/sample.dark.webp',
    verdict: 'changed',
    count: 12,
    before: picture,
    after: picture,
    difference: picture,
  },
  { path: 'rmm-select/sample.light.webp', verdict: 'new', after: picture },
  { path: 'rmm-users/sample.light.webp', verdict: 'failed', problem: 'No <main> in 20 s' },
];

describe('the report', () => {
  it('leaves out what is as it was', () => {
    assert.deepEqual(
      remarkable(findings).map(({ verdict }) => verdict),
      ['changed', 'new', 'failed'],
    );
    assert.match(reportPage(findings), /<h1>3 of 5 pictures<\/h1>/);
  });

  it('shows the pictures that there are, and says what is wrong', () => {
    const page = reportPage(findings);
    const shown = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file);
    assert.deepEqual(shown, [
      'rmm-switch/sample.dark.before.webp',
      'rmm-switch/sample.dark.after.webp',
      'rmm-switch/sample.dark.difference.png',
      'rmm-select/sample.light.after.webp',
    ]);
    assert.match(page, /changed, 12 pixels/);
    assert.match(page, /No &lt;main> in 20 s/);
  });
});
