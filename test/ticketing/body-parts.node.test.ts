/** Formatted text in small: its words line by line, mentions and pictures for themselves. */
import { bodyLines } from '../../src/ticketing/editor/actions/body-parts.ts';
import { deepEqual } from '../support/assert.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('A body in small', () => {
  it('has a line for each block, and none for what is empty', () => {
    deepEqual(bodyLines('<h2>Title</h2><p></p><p>One<br>two &amp; three</p><ul><li>four</li></ul>') as unknown, [
      [text('Title')],
      [text('One')],
      [text('two & three')],
      [text('four')],
    ]);
  });

  it('knows mentions by their ids, and shows no words of theirs twice', () => {
    const html = '<p>Ask <span data-mention="7" data-label="Jo">@user:7</span> or <span>me</span></p>';
    deepEqual(bodyLines(html) as unknown, [
      [text('Ask '), { kind: 'mention', id: '7', name: 'Jo' }, text(' or '), text('me')],
    ]);
  });

  it('tells of pictures, and takes what is no tag for words', () => {
    deepEqual(bodyLines('<p><img src="x" alt="A chart"></p>3 < 4 &lt;b&gt;') as unknown, [
      [{ kind: 'image', name: 'A chart' }],
      [text('3 < 4 <b>')],
    ]);
  });
});
