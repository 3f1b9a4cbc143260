/** What other programs put on the clipboard, as they write it. */

const wordPage = (
  body: string,
  styles = '',
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!--
 @font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;}
${styles} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body></html>`;

const wordItem = (marker: string, text: string, list: string, level: number, last = 'Middle') =>
  `<p class=MsoListParagraphCxSp${last} style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`;

export const word = {
  formatting: wordPage(`<p class=MsoNormal align=center style='text-align:center'><b><span lang=EN-US
style='font-size:16.0pt;color:#C00000'>A title<o:p></o:p></span></b></p>
<p class=MsoNormal><span lang=EN-US>Plain, <i>italic</i>, <u>underlined</u>, <s>struck</s> and <span
style='background:yellow;mso-highlight:yellow'>marked</span>, x<sup>2</sup>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span style='color:windowtext'>After an empty line,
broken in the source, <a href="https://example.com/page"><span style='color:#0563C1'>a link</span></a></span></p>`),
  lists: wordPage(
    `<p class=MsoNormal>Before<o:p></o:p></p>
${wordItem('·', 'One', 'l0', 1, 'First')}
${wordItem('o', 'One of one', 'l0', 2)}
${wordItem('§', 'Deeper', 'l0', 3)}
${wordItem('·', 'Two', 'l0', 1, 'Last')}
<p class=MsoNormal>Between<o:p></o:p></p>
${wordItem('3.', 'Third', 'l1', 1, 'First')}
${wordItem('a.', 'Letter', 'l1', 2)}
${wordItem('4.', 'Fourth', 'l1', 1, 'Last')}`,
    '@list l0 {mso-list-id:1;} @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;} @list l1:level1 {mso-level-text:"%1\\.";}',
  ),
  deepList: wordPage(
    Array.from({ length: 9 }, (_, index) => wordItem('·', `Level ${index + 1}`, 'l0', index + 1)).join('\n'),
  ),
  skippedLevels: wordPage(
    [
      wordItem('o', 'Two deep', 'l0', 2),
      wordItem('·', 'Four deep', 'l0', 4),
      wordItem('o', 'Two deep again', 'l0', 2),
    ].join('\n'),
  ),
  numbers: wordPage(
    `${wordItem('a)', 'a', 'l0', 1)}${wordItem('b)', 'b', 'l0', 1)}<p class=MsoNormal>Between<o:p></o:p></p>
${wordItem('c)', 'c', 'l0', 1)}${wordItem('I.', 'first', 'l1', 1)}${wordItem('II.', 'second', 'l1', 1)}`,
  ),
  table:
    wordPage(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes;height:30.0pt'>
  <td width=200 colspan=2 valign=top style='width:150.0pt;border:solid windowtext 1.0pt;background:#D9E2F3;padding:0cm 5.4pt 0cm 5.4pt;height:30.0pt'>
  <p class=MsoNormal align=right style='text-align:right'><b>Wide</b><o:p></o:p></p></td></tr>
 <tr><td width=100 valign=top style='width:75.0pt'><p class=MsoNormal>a<o:p></o:p></p></td><td width=100><p class=MsoNormal>b<o:p></o:p></p></td></tr>
</table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
};

const docsSpan = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;
const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff">${body}</b><br class="Apple-interchange-newline">`;
const docsParagraph = (inner: string, style = '') =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;${style}">${inner}</p>`;
const docsItem = (text: string, level: number) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;margin-left:${level * 36}pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${docsSpan(text)}</p></li>`;

export const googleDocs = {
  formatting: docs(
    `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${docsSpan('Title', 'font-size:20pt;')}</h1>` +
      docsParagraph(
        docsSpan('Two  spaces and ') +
          docsSpan('bold', 'font-weight:700;') +
          docsSpan(' italic', 'font-style:italic;color:#ff0000;background-color:#ffff00;'),
        'text-align: center;',
      ) +
      `<br />${docsParagraph(`<a href="https://example.com/" style="text-decoration:none;">${docsSpan('link', 'color:#1155cc;text-decoration:underline;')}</a>`)}`,
  ),
  lists: docs(
    `<ul style="margin-top:0;margin-bottom:0;">${docsItem('One', 1)}<ul style="margin-top:0;">${docsItem('Inner', 2)}<ul>${docsItem('Inmost', 3)}</ul></ul>${docsItem('Two', 1)}</ul><ol start="4">${docsItem('Four', 1)}</ol>`,
  ),
  table: docs(
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="120" /><col width="201" /></colgroup><tbody><tr style="height:31.5pt"><td style="vertical-align:top;background-color:#fff2cc;">${docsParagraph(docsSpan('a'))}</td><td rowspan="2">${docsParagraph(docsSpan('b'))}</td></tr><tr style="height:0pt"><td><br></td></tr></tbody></table></div>`,
  ),
  sheets: `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="150"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;background-color:#ff9900;font-weight:bold;color:#ffffff;">Name</td><td style="text-align:right;">12</td></tr></tbody></table></google-sheets-html-origin>`,
};

const excelPage = (
  styles: string,
  table: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\."; }
@page {margin:.75in .7in .75in .7in;}
tr {mso-height-source:auto;} col {mso-width-source:auto;} br {mso-data-placement:same-cell;}
td {padding-top:1px; color:black; font-size:11.0pt; font-weight:400; font-style:normal; text-decoration:none; font-family:Calibri, sans-serif; text-align:general; vertical-align:bottom; border:none; white-space:nowrap; mso-rotate:0;}
${styles}
--></style></head><body link="#0563C1" vlink="#954F72">
${table}
</body></html>`;

export const excel = {
  classes: excelPage(
    '.xl65 {color:white; font-weight:700; text-align:center; background:#4472C4; mso-pattern:#4472C4 none;}\n.xl66 {font-style:italic; text-decoration:underline; text-underline-style:single; mso-number-format:"Short Date";}',
    `<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=128 style='mso-width-source:userset;mso-width-alt:4681;width:96pt'>
 <col width=64 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=128 style='height:15.0pt;width:96pt'>Name</td>
  <td class=xl65 width=64 style='border-left:none;width:48pt'>Date</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>one<br>two</td>
  <td class=xl66 align=right>1/2/2026</td>
 </tr>
<!--EndFragment-->
</table>`,
  ),
  merged: excelPage(
    '.xl67 {text-align:center;}',
    `<table><!--StartFragment--><col width=64 span=3 style='width:48pt'><tr height=19><td colspan=3 rowspan=2 height=38 class=xl67 style='height:28.8pt'>Over all</td></tr><tr height=19></tr><tr><td>1</td><td></td><td>3</td></tr><!--EndFragment--></table>`,
  ),
};

export const libreOffice = {
  writer: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">@page { margin: 0.79in } p { line-height: 115%; margin-bottom: 0.1in; background: transparent }</style></head><body lang="en-US" dir="ltr"><p align="center" style="line-height: 100%; margin-bottom: 0in">
<font color="#c9211e"><font face="Liberation Serif, serif"><font size="5" style="font-size: 18pt"><b>Big and
red</b></font></font></font></p><p><span style="background: #ffff00">marked</span> <i>and</i> <u>more</u></p><p><br/>
</p><ol><li><p>first</p><ul><li><p>inner</p></ul><li><p align="end">second</p></ol></body></html>`,
  calc: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }</style></head><body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup span="2" width="120"></colgroup><tr><td height="17" align="left" bgcolor="#FFFF00"><b><font color="#FF0000">a</font></b></td><td align="right" sdval="1" sdnum="1033;">1</td><td align="left"><br></td></tr></table></body></html>`,
  old: `<center>Centred<p>more</p></center><div align="right">to the right</div><font size="+2" color="navy">larger</font>`,
};

const webItem = (list: string, text: string, level: number, attributes = '') =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><${list} class="BulletListStyle1" role="list" ${attributes}><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph SCXW1" style="margin:0;"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP"></span></p></li></${list}></div>`;

export const wordForTheWeb =
  '<div class="OutlineElement"><p role="heading" aria-level="2" class="Paragraph"><span>Title</span></p></div>' +
  webItem('ul', 'One', 1) +
  webItem('ul', 'One of one', 2) +
  webItem('ul', 'Two', 1) +
  '<p class="Paragraph">Between</p>' +
  webItem('ol', 'Third', 1, 'start="3"');
