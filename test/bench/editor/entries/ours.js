import '../../../../dist/elements/rich-text-editor.js';

let editor;

window.bench = {
  async mount(stage) {
    editor = document.createElement('rmm-rich-text-editor');
    editor.label = 'Message';
    editor.style.setProperty('--rmm-editor-max-height', '500px');
    stage.append(editor);
    while (!window.bench.content()) await new Promise((resolve) => requestAnimationFrame(resolve));
  },
  load(html) {
    editor.value = html;
  },
  content: () => editor.shadowRoot?.querySelector('.ProseMirror'),
  focusEnd() {
    const content = window.bench.content();
    content.focus();
    content
      .getRootNode()
      .getSelection?.()
      ?.collapse(content.lastElementChild, content.lastElementChild.childNodes.length);
    document.getSelection().collapse(content.lastElementChild, content.lastElementChild.childNodes.length);
    content.lastElementChild.scrollIntoView();
  },
  window: () => window,
};
