import { make } from './dom.js';

/**
 * Foreign HTML, by the browser's own sanitizer. A browser without one shows its words, a paragraph each: nothing of it is
 * ever parsed into this page.
 */
export function shownHtml(html) {
  const box = make('div', { class: 'shown', dir: 'auto' });
  if ('setHTML' in box) {
    box.setHTML(html);
    return box;
  }
  const text = html.replace(/<(?:\/p|\/div|\/li|\/h[1-6]|br)[^<>]*>/gi, '\n').replace(/<[^<>]*>/g, '');
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    box.append(
      make(
        'p',
        {},
        line.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name) => entities[name]),
      ),
    );
  }
  return box;
}
