import { heading, make } from './dom.js';
import { word } from './words.js';

const root = '#/products';
const addresses = { productList: root, bill: `${root}/bill` };

/** The price list, and what a month costs with it; which of the two is part of the address. */
export function productsPage({ route: { path, at } }) {
  const shown = path === '/products/bill' ? 'bill' : 'productList';
  const links = Object.entries(addresses).map(([name, href]) =>
    make('a', { href, 'aria-current': name === shown ? 'page' : undefined }, word(name)),
  );
  return {
    title: `${word(shown)} · ${word('products')}`,
    content: [
      heading(word('products')),
      make('nav', { class: 'kinds', 'aria-label': word('productPages') }, ...links),
      shown === 'bill' ? bill(at) : make('div', { class: 'whole' }, make('rmm-product-list')),
    ],
  };
}

/** Of whom and of which month stands in the address, so that it can be sent to somebody. */
function bill(at) {
  const [client, month] = at.split(' ');
  const element = make('rmm-product-bill', { 'client-id': client || undefined, month });
  element.addEventListener('rmm-bill-change', ({ detail }) => {
    const next = [detail.clientId, detail.month].filter((part) => part !== undefined).join(' ');
    history.replaceState(null, '', `${addresses.bill}?${new URLSearchParams({ at: next })}`);
  });
  return element;
}
