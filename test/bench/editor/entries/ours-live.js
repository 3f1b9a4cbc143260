// Not known to the bundler: imported by the page from dist, as any page would.
const element = '/dist/elements/rich-text-editor.js';

let editor;

window.bench = {
  async mount(stage) {
    const isThere = import(element);
    editor = document.createElement('rmm-rich-text-editor');
    editor.setAttribute('label', 'Message');
    editor.style.setProperty('--rmm-editor-max-height', '500px');
    stage.append(editor);
    await isThere;
    while (!window.bench.content()) await new Promise((resolve) => requestAnimationFrame(resolve));
  },
  load(html) {
    editor.value = html;
  },
  content: () => editor.shadowRoot?.querySelector('.ProseMirror'),
  focusEnd() {
    const { lastElementChild } = window.bench.content();
    window.bench.content().focus();
    document.getSelection().collapse(lastElementChild, lastElementChild.childNodes.length);
    lastElementChild.scrollIntoView();
  },
  window: () => window,
};
