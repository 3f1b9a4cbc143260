import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stringsOf, unusedKeys } from './said-keys.mjs';

describe('a text that is said', () => {
  const unused = async (source, keys, ...words) => {
    const { strings, templates, bareTemplates } = await stringsOf(source);
    const code = { strings: new Set(strings), templates: [...templates, ...bareTemplates], words: new Set(words) };
    return unusedKeys(keys, code);
  };

  it('has its key in the code', async () => {
    const source = "const a = <p title={t(isOpen ? 'hide' : 'show.all')}>{t('title')}</p>;";
    assert.deepEqual(await unused(source, ['hide', 'show.all', 'title', 'show.none']), ['show.none']);
  });

  it('has a key that is put together of words of the code', async () => {
    const source = `const a = t(\`fields.\${name}\`) + t(\`sentence.\${kind}\${when ? 'If' : ''}\`, { count });`;
    const keys = ['fields.price', 'fields.prize', 'sentence.event', 'sentence.eventIf', 'sentence.eventOf'];
    assert.deepEqual(await unused(source, keys, 'price', 'event'), ['fields.prize', 'sentence.eventOf']);
  });

  it('may be put together of nothing else, where a translator is asked for it', async () => {
    const keys = ['languages.sh'];
    assert.deepEqual(await unused(`const a = t(\`\${group}.\${choice}\`);`, keys, 'languages', 'sh'), []);
    assert.deepEqual(await unused(`const a = get(\`\${group}.\${choice}\`);`, keys, 'languages', 'sh'), keys);
  });
});
