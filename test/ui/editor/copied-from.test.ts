/** Text that is pasted from other programs is in the document as it was in them, as far as a document can hold it. */
import type { Node } from 'prosemirror-model';
import { closeSlice } from '../../../src/ui/editor/clipboard/coherent-slice.ts';
import { readSlice } from '../../../src/ui/editor/clipboard/read-slice.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { equal, match } from '../../support/assert.ts';
import { excel, googleDocs, libreOffice, word, wordForTheWeb } from './copied-from.ts';

const policy = { createHTML: (html: string) => html };
const { doc, paragraph } = schema.nodes;

function pasted(html: string): Node {
  const slice = readSlice(html, policy, doc.create(null, paragraph.create()).resolve(1));
  const { content } = closeSlice(slice, 0, 0);
  const result = doc.create(null, content);
  result.check();
  return result;
}

/** Without fonts, sizes and black, which every letter of these programs has, and lines, which every cell has. */
function plain(html: string): string {
  const strip = (node: Node): Node => {
    const kept = node.marks.filter(
      ({ type, attrs }) => !/^font_/.test(type.name) && !/^(?:#000000|black)$/.test(attrs.value ?? ''),
    );
    const content = node.content.content.map(strip);
    return node.isText ? node.mark(kept) : node.type.create(node.attrs, content, kept);
  };
  const written = writeHtml(strip(pasted(html))).replaceAll(/ ?border(?:-\w+)*: [^;"]*;| border="\d+"/g, '');
  return written.replaceAll(' style=""', '').replaceAll(/ style="width: \d+px;"|<colgroup>.*?<\/colgroup>/g, '');
}

describe('what is pasted from Word', () => {
  it('keeps marks, colours, alignment and empty lines', () => {
    equal(
      plain(word.formatting),
      '<p style="text-align: center;"><span style="color: rgb(192, 0, 0);"><strong>A title</strong></span></p>' +
        '<p>Plain, <em>italic</em>, <u>underlined</u>, <s>struck</s> and <span style="background-color: yellow;">marked</span>, x<sup>2</sup>.</p>' +
        '<p><br></p><p>After an empty line, broken in the source, ' +
        '<a href="https://example.com/page"><span style="color: rgb(5, 99, 193);">a link</span></a></p>',
    );
  });

  it('keeps fonts and their sizes, also those of its sheet', () => {
    const html = writeHtml(pasted(word.formatting));
    match(html, /font-size: 16pt/);
    match(html, /font-family: Calibri, sans-serif;"><span style="font-size: 12pt;">Plain/);
  });

  it('has lists where its paragraphs look like some', () => {
    equal(
      plain(word.lists),
      '<p>Before</p><ul><li>One<ul><li>One of one<ul><li>Deeper</li></ul></li></ul></li><li>Two</li></ul><p>Between</p>' +
        '<ol start="3"><li>Third<ol style="list-style-type: lower-alpha;"><li>Letter</li></ol></li><li>Fourth</li></ol>',
    );
  });

  it('has lists also where what it says is broken over lines', () => {
    equal(plain(word.lists.replaceAll('mso-list:', 'mso-list:\n').replaceAll(' level', '\n level')), plain(word.lists));
  });

  it('has no empty items where a level is left out', () => {
    equal(plain(word.skippedLevels), '<ul><li>Two deep<ul><li>Four deep</li></ul></li><li>Two deep again</li></ul>');
  });

  it('keeps letters and Roman numbers, and goes on counting after what stands between', () => {
    equal(
      plain(word.numbers),
      '<ol style="list-style-type: lower-alpha;"><li>a</li><li>b</li></ol><p>Between</p>' +
        '<ol start="3" style="list-style-type: lower-alpha;"><li>c</li></ol>' +
        '<ol style="list-style-type: upper-roman;"><li>first</li><li>second</li></ol>',
    );
  });

  it('has lists no deeper than seven', () => {
    const levels = (from: number): string =>
      from === 7
        ? '<ul><li>Level 7</li><li>Level 8</li><li>Level 9</li></ul>'
        : `<ul><li>Level ${from}${levels(from + 1)}</li></ul>`;
    equal(plain(word.deepList), levels(1));
  });

  it('keeps the lines of its cells', () => {
    match(writeHtml(pasted(word.table)), /<table border="1">.*<td colspan="2"[^>]* border: 1\.33px solid/);
  });

  it('keeps tables with their spans, widths, heights and colours', () => {
    equal(
      plain(word.table),
      '<table><tbody><tr style="height: 40px;"><td colspan="2" data-colwidth="100,100" style="width: 200px; background-color: rgb(217, 226, 243);">' +
        '<p style="text-align: right;"><strong>Wide</strong></p></td></tr>' +
        '<tr><td data-colwidth="100">a</td><td data-colwidth="100">b</td></tr></tbody></table><p><br></p>',
    );
  });
});

describe('what is pasted from Word for the web', () => {
  it('has its lists as deep as it says, and its headings', () => {
    equal(
      plain(wordForTheWeb),
      '<h2>Title</h2><ul><li>One<ul><li>One of one</li></ul></li><li>Two</li></ul><p>Between</p>' +
        '<ol start="3"><li>Third</li></ol>',
    );
  });
});

describe('what is pasted from Google Docs and Sheets', () => {
  it('is bold only where it is, and keeps spaces, colours, links and empty lines', () => {
    equal(
      plain(googleDocs.formatting),
      '<h1>Title</h1><p style="text-align: center; white-space: pre-wrap;">Two  spaces and <strong>bold</strong>' +
        '<span style="color: rgb(255, 0, 0);"><span style="background-color: rgb(255, 255, 0);"><em> italic</em></span></span></p>' +
        '<p><br></p><p><a href="https://example.com/"><span style="color: rgb(17, 85, 204);"><u>link</u></span></a></p>',
    );
  });

  it('has each list within the item before it', () => {
    equal(
      plain(googleDocs.lists),
      '<ul><li>One<ul><li>Inner<ul><li>Inmost</li></ul></li></ul></li><li>Two</li></ul><ol start="4"><li>Four</li></ol>',
    );
  });

  it('keeps tables and cells', () => {
    const table = plain(googleDocs.table);
    match(
      table,
      /^<table><tbody><tr style="height: 42px;"><td data-colwidth="120" style="width: 120px; background-color: rgb\(255, 242, 204\);">/,
    );
    match(table, /<td rowspan="2" data-colwidth="201">.*b.*<\/td><\/tr><tr><td data-colwidth="120">/);
    equal(
      plain(googleDocs.sheets),
      '<table><tbody><tr style="height: 21px;"><td data-colwidth="100" style="width: 100px; background-color: rgb(255, 153, 0);">' +
        '<span style="color: rgb(255, 255, 255);"><strong>Name</strong></span></td><td data-colwidth="150"><p style="text-align: right;">12</p></td></tr></tbody></table>',
    );
  });
});

describe('what is pasted from Excel', () => {
  it('is formatted as the classes of its sheet say', () => {
    equal(
      plain(excel.classes),
      '<table><tbody><tr style="height: 20px;"><td data-colwidth="128" style="width: 128px; background-color: rgb(68, 114, 196);">' +
        '<p style="text-align: center;"><span style="color: white;"><strong>Name</strong></span></p></td>' +
        '<td data-colwidth="64" style="width: 64px; background-color: rgb(68, 114, 196);"><p style="text-align: center;"><span style="color: white;"><strong>Date</strong></span></p></td></tr>' +
        '<tr style="height: 20px;"><td data-colwidth="128">one<br>two</td><td data-colwidth="64"><p style="text-align: right;"><em><u>1/2/2026</u></em></p></td></tr></tbody></table>',
    );
  });

  it('keeps merged cells', () => {
    match(
      plain(excel.merged),
      /<td colspan="3" rowspan="2" data-colwidth="64,64,64"><p style="text-align: center;">Over all/,
    );
  });
});

describe('what is pasted from LibreOffice, and old mails', () => {
  it('is formatted as its fonts, attributes and lists say', () => {
    equal(
      plain(libreOffice.writer),
      '<p style="text-align: center;"><span style="color: rgb(201, 33, 30);"><strong>Big and red</strong></span></p>' +
        '<p><span style="background-color: rgb(255, 255, 0);">marked</span> <em>and</em> <u>more</u></p><p><br></p>' +
        '<ol><li>first<ul><li>inner</li></ul></li><li><p style="text-align: end;">second</p></li></ol>',
    );
    match(
      writeHtml(pasted(libreOffice.writer)),
      /font-family: &quot;Liberation Serif&quot;, serif;"><span style="font-size: 18pt;/,
    );
  });

  it('keeps cells of Calc', () => {
    match(
      plain(libreOffice.calc),
      /^<table><tbody><tr style="height: 17px;"><td data-colwidth="85" style="width: 85px; background-color: rgb\(255, 255, 0\);">.*<strong>a<\/strong>.*<td data-colwidth="120">/,
    );
  });

  it('is centred where all around it is', () => {
    equal(
      plain(libreOffice.old),
      '<p style="text-align: center;">Centred</p><p style="text-align: center;">more</p><p style="text-align: right;">to the right</p>' +
        '<p><span style="color: navy;">larger</span></p>',
    );
  });
});
