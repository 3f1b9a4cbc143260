/** What is no text, and names by which elements would answer in place of a document's or a form's own members. */
import { isBlock, rename, unwrap } from './dom.ts';

/** Of some, the fallback would be read as text. */
const unreadable =
  'script, style, template, iframe, noembed, noframes, noscript, object, embed, applet, audio, video, canvas, svg, math, ' +
  'frameset, frame, head, title, meta, link, base, input, select, datalist, map, param';

export function removeUnreadable(body: HTMLElement): void {
  // By the prototype's methods: until the names are gone, a form's fields stand for its members.
  const { removeAttribute, remove } = Element.prototype;
  for (const named of body.querySelectorAll('[name], [id]')) {
    removeAttribute.call(named, 'name');
    removeAttribute.call(named, 'id');
  }
  for (const element of body.querySelectorAll(unreadable)) remove.call(element);
  for (const form of body.querySelectorAll('form')) unwrap(form);
  for (const code of body.querySelectorAll<HTMLElement>('xmp, listing, plaintext')) rename(code, 'pre');
  for (const code of body.querySelectorAll<HTMLElement>('pre')) {
    if (holdsMoreThanCode(code)) rename(code, 'div').style.whiteSpace = 'pre-wrap';
  }
}

const noCode = 'img, button, [data-button], [data-mention]';

/** Then it is text in which all spaces stay: a block of code holds letters only. */
function holdsMoreThanCode(code: HTMLElement): boolean {
  return [...code.querySelectorAll('*')].some(
    (inner) =>
      isBlock(inner) || inner.matches(noCode) || (inner.nodeName === 'SPAN' && inner.textContent?.startsWith('@user:')),
  );
}
