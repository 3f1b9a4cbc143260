/** What Google Docs and Sheets write: everything in a bold that is not bold, each list level beside its item. */
import { unwrap } from '../../html/prepare/dom.ts';

export function readGoogleDocs(body: HTMLElement): void {
  // Of Chromium and Safari: the end of the last line, not another one.
  for (const end of body.querySelectorAll('br.Apple-interchange-newline')) end.remove();
  for (const wrapper of body.querySelectorAll<HTMLElement>('b, span')) {
    if (wrapper.querySelector('p, ul, ol, table, h1, h2, h3') !== null && wrapper.style.fontWeight === 'normal')
      unwrap(wrapper);
  }
  // On everything; where all of it reads like that, it says nothing.
  if (body.querySelector('[dir="rtl"]') === null) {
    for (const usual of body.querySelectorAll('[dir]')) usual.removeAttribute('dir');
  }
  // Of list items and cells, whose one paragraph it wraps with margins of its own.
  for (const paragraph of body.querySelectorAll<HTMLElement>('li > p:only-child')) {
    paragraph.style.removeProperty('margin-left');
  }
  for (const google of body.querySelectorAll('google-sheets-html-origin')) unwrap(google);
}
