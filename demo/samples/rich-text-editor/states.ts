/** The faces of a text that somebody may want to see, beside those of images and attachments. */
import type { RichTextEditorElement } from '../../../elements/rich-text-editor.ts';
import type { SampleState } from '../sample.ts';
import { findPeople } from './mentions.ts';

const label = { name: 'message', label: 'Message' };

const full = `<h1>Restore of SRV-04</h1>
<p>The restore of <strong>SRV-04</strong> is <em>done</em>; <u>two files</u> were <s>lost</s> skipped.
See <a href="https://example.com/runs/4711">run 4711</a>. <span data-mention="admin" data-label="Aiko Tanaka">@user:admin</span> has the protocol.</p>
<h2>What to do next</h2>
<ol><li>Compare the sizes<ul><li>of the shares</li><li>of the mailboxes</li></ul></li><li>Tell the customer</li></ol>
<blockquote><p>Nothing is restored before somebody opened it.</p></blockquote>
<pre><code>Get-ChildItem D:\\Shares -Recurse | Measure-Object -Sum Length</code></pre>
<p style="text-align: center"><span style="color: #b42318">Red</span>, <span style="background-color: #fef0c7">marked</span>,
<span style="font-size: 20px">large</span> and <span style="font-family: Georgia, serif">in another hand</span>.</p>
<table><tbody><tr><th>Share</th><th>Before</th><th>After</th></tr>
<tr><td>Accounting</td><td>12 GB</td><td>12 GB</td></tr><tr><td>Drawings</td><td>480 GB</td><td>479 GB</td></tr></tbody></table>
<hr><p>H<sub>2</sub>O and E = mc<sup>2</sup> are written as they should be.</p>`;

const table = `<p>Bytes by share and day, in GB:</p>
<table><tbody><tr><th>Share</th><th scope="col">Monday</th><th scope="col">Tuesday</th><th scope="col">Wednesday</th></tr>
<tr><th scope="row">Accounting</th><td>12</td><td colspan="2" rowspan="2" style="background-color: #fef0c7">Not backed up: the agent was offline</td></tr>
<tr><th scope="row">Drawings</th><td>480</td></tr>
<tr style="height: 56px"><th scope="row">Mailboxes</th><td style="background-color: #fee4e2">0</td><td>91</td><td>92</td></tr></tbody></table>
<p>Drag an edge, or choose from the menu at the corner of a cell.</p>`;

const rightToLeft = `<h2>استعادة SRV-04</h2><p>اكتملت الاستعادة. تم تخطي <strong>ملفين</strong>.</p>
<ul><li>قارن الأحجام</li><li>أخبر العميل</li></ul><p>The rest of it is English.</p>`;

/** Five hundred paragraphs and twenty tables. */
function long(): string {
  const row = (name: string) => `<tr>${`<td>${name}</td>`.repeat(5)}</tr>`;
  const table = (index: number) => `<table><tbody>${row(`Table ${index}`).repeat(10)}</tbody></table>`;
  const words = 'The agent reported in, the volume was mounted and the files were compared one by one.';
  return Array.from({ length: 500 }, (_, index) => {
    const paragraph = `<p>${index + 1}. ${words}</p>`;
    return index % 25 === 24 ? paragraph + table((index + 1) / 25) : paragraph;
  }).join('');
}

const holding = (value: string | (() => string)) => (element: HTMLElement) => {
  const editor = element as RichTextEditorElement;
  editor.onMentionLookup = findPeople;
  editor.value = typeof value === 'string' ? value : value();
};

export const textStates: readonly SampleState[] = [
  { name: 'Empty', attributes: { ...label, placeholder: 'Write to the recovery desk…' }, setUp: holding('') },
  { name: 'Full', attributes: label, setUp: holding(full) },
  { name: 'Table', attributes: label, setUp: holding(table) },
  { name: 'Right to left', attributes: { ...label, dir: 'rtl' }, setUp: holding(rightToLeft) },
  { name: 'Long document', attributes: label, setUp: holding(long) },
  {
    name: 'Images that are asked for',
    attributes: { ...label, 'remote-images': 'ask', hint: 'Nothing is requested before Load is pressed.' },
    setUp: holding('<p>Our office: <img src="https://example.com/office.jpg" alt="A street"></p>'),
  },
  { name: 'Disabled', attributes: { ...label, disabled: '' }, setUp: holding(full) },
  { name: 'Read only', attributes: { ...label, readonly: '' }, setUp: holding(full) },
  {
    name: 'Required',
    attributes: { ...label, required: '', hint: 'Only technicians can read this.' },
    setUp: holding(''),
  },
  {
    name: 'Wrong',
    attributes: { ...label, error: 'Enter the customer’s name.' },
    setUp: holding('<p>The restore is done.</p>'),
  },
  {
    name: 'Value with unsupported content',
    attributes: { ...label, hint: 'Fires rmm-content-lossy and keeps the value unchanged until the first edit.' },
    setUp: holding('<p onclick="go()">The <marquee>restore</marquee> is done.</p><form><input name="a"></form>'),
  },
];
