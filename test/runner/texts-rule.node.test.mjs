import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visibleTexts } from './texts-rule.mjs';

describe('a text for users in a module', () => {
  const finds = async (source, ...texts) => assert.deepEqual(await visibleTexts(source), texts, source);

  it('is found as a sentence, wherever it stands', async () => {
    await finds("const words = { tooLarge: 'The file is too large' };", 'The file is too large');
    await finds(`const text = \`Only \${count} files are allowed\`;`, 'Only ');
    await finds("const name = isNew ? 'Save as new' : t('save');", 'Save as new');
    await finds("announce('Row moved');", 'Row moved');
  });

  it('is found as a single word in what is always shown', async () => {
    await finds('const a = <button aria-label="Close" />;', 'Close');
    await finds('const a = <p>Loading</p>;', 'Loading');
    await finds("const a = <p title={isOpen ? 'Hide' : t('show')} />;", 'Hide');
    await finds("const item = { id: 'copy', label: 'Copy' };", 'Copy');
    await finds("button.textContent = 'Retry';", 'Retry');
    await finds("button.setAttribute('aria-label', 'Retry');", 'Retry');
  });

  it('is told from what a catalogue says and from what no user reads', async () => {
    await finds('const a = <p className="row row-open" part="row" title={t(\'row.open\')}>{t(\'title\')}</p>;');
    await finds("throw new Error('The name is missing: set it');");
    await finds("class Fault extends Error { constructor() { super('The name is missing'); } }");
    await finds("console.warn('The name is missing'); host.report('It broke here');");
    await finds("endpoint({ name: 'listRows', summary: 'The rows of a table' });");
    await finds("const label = { titleKey: 'dialog.title', endings: 'doc docx log' };");
    await finds('const a = <p>{count} / {total}</p>;');
  });
});
