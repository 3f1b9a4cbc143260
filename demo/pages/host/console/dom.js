/** A function is a listener, `true` an attribute without a value. A text can never become markup. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Of a page; takes the focus when somebody has come to it. */
export function heading(text) {
  return make('h1', { tabindex: '-1' }, text);
}
