import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowPatterns, whySlow } from './linear-patterns.mjs';

const slow = (...patterns) => {
  for (const pattern of patterns) assert.ok(whySlow(pattern), `${pattern} was not found`);
};
const linear = (...patterns) => {
  for (const pattern of patterns) assert.equal(whySlow(pattern), undefined, String(pattern));
};

describe('a pattern', () => {
  it('is found when one character over and over makes it slow', () => {
    slow(/\/+$/, /<[^>]*>/, /^\s*,?\s*$/, /^\d+\.?\d*$/, /[^\s@]+@/, /\S+@\S+/);
    assert.match(whySlow(/^(a+)+$/), /^exponential/);
    assert.match(whySlow(/^(\w+\s?)*$/), /^exponential/);
    assert.equal(whySlow(/a+$/), 'at least quadratic in a repeated, by "a+"');
  });

  it('is found when a word over and over makes it slow', () => {
    slow(/<a[^>]*>/g, /<img\b[^>]*\ssrc/i, /\bfoo[^;]*;/, /[\w-]*(?:password|token)[\w-]*=/, /(?:ab|cd).*!/s);
    slow(/(?<!\w)key .*=/, /<!--.*?-->/s, /<(\/?)([a-z]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/g);
    assert.equal(whySlow(/<a[^>]*>/), 'every place where it begins and "[^>]*" can take the same text');
    assert.equal(whySlow(/^\w*key\w*=/), '"\\w*" and "\\w*" can take the same text');
  });

  it('is linear when it begins once in a word, or ends at its next beginning', () => {
    linear(/(?<!\/)\/+$/, /<a[^<>]*>/g, /(?<![^\s@])[^\s@]+@/, /#(?<=(?:^|\s)[^\s#]*#)\S*/, /\b\w+:/, /^<a[^>]*>/);
    linear(/<a[^>]*>/y, /"[^"\n]*"/, /\[([^[\]]+)\]\(/);
  });

  it('is linear when nothing can stop it', () => {
    linear(/<!--[\s\S]*?(?:-->|$)/g, /<a[^>]*>?/g, /<a[^>]*(?:>|$)/, /[?#].*/s, /\bkey[\w.]*/, /ab{2,40}c/);
  });
});

describe('a source', () => {
  it('is told by line, pattern and reason', async () => {
    const source = 'interface A {}\n\nconst end = <T,>(text: T) => text.replace(/\\/+$/, "").split(/,/);\n';
    assert.deepEqual(await slowPatterns(source), [
      { line: 3, pattern: '/\\/+$/', why: 'at least quadratic in \\/ repeated, by "\\/+"' },
    ]);
    assert.equal((await slowPatterns('const a = <p>{b.split(/ *;/)}</p>;', 'tsx')).length, 1);
  });

  it('may say why a text is never long, with its reason', async () => {
    const bounded = (comment) => slowPatterns(`const trim = (text: string) => text.replace(/\\/+$/, '');${comment}`);
    assert.deepEqual(await bounded(' // bounded: 200 characters, cut above'), []);
    assert.equal((await bounded(' // bounded:')).length, 1);
    assert.equal((await bounded(' // fine')).length, 1);
  });
});
