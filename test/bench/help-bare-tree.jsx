/** Elements as a pattern has them, by React and nothing else: no state, no styles, no texts to look up. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

globalThis.mountBareTree = (stage, pattern) => {
  const root = createRoot(stage);
  root.render([...pattern.childNodes].map(asElement));
  return () => root.unmount();
};

function asElement(node, key) {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const children = [...node.childNodes].map(asElement);
  return createElement(node.localName, { key, className: node.getAttribute('class') }, ...children);
}
