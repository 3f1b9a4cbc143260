/**
 * What the editor reads as text, without a parser, it reads in one go: four times as much takes four times as long, however
 * hostile it is. Told where no page and no browser's own parser takes a part of the time.
 */
import { htmlTokens } from '../../../src/ui/editor/html/html-tokens.ts';
import { safeHtml } from '../../../src/ui/editor/html/safe-html.ts';
import { findAddresses } from '../../../src/ui/editor/plugins/find-addresses.ts';
import { growsInOneGo } from '../../support/growth.ts';

const repeated = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length));

describe('Hostile text is read in one go', () => {
  it('by the tags in it, from which unsupported elements are told', () => {
    for (const unit of ['<', '<a', '<a ', '<a "', '<!--', '<p a="', "='", '<script>', '</', '<p>'])
      growsInOneGo(unit, 200_000, (size) => void [...htmlTokens(repeated(unit, size))]);
  });

  it('where what is not harmless is taken out of HTML', () => {
    // What was read last is not read again.
    for (const unit of [
      '<p class="x">a</p>',
      '<',
      '<a ',
      '<a href="',
      '<!--',
      '<title>',
      '<p style="a;((((((((((((">',
      '<p style="\'"',
      '&#x6a;',
      '<a href=java&#10;',
      '<p a=b ',
    ])
      growsInOneGo(unit, 200_000, (size) => void safeHtml(`${repeated(unit, size)}${Math.random()}`));
  });

  it('where addresses become links', () => {
    for (const unit of [
      ...['http://', 'www.', 'a@', '@', 'a.', '(', ')', 'a', '.', 'www.a.', 'a@b.', '[', "'", 'https://a)'],
    ])
      growsInOneGo(unit, 200_000, (size) => void findAddresses(repeated(unit, size)));
  });
});
