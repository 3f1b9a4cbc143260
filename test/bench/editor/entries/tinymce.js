import tinymce from 'tinymce/tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/plugins/link';
import 'tinymce/plugins/lists';
import 'tinymce/plugins/table';
import 'tinymce/skins/ui/oxide/skin.js';
import 'tinymce/skins/ui/oxide/content.js';
import 'tinymce/skins/content/default/content.js';

let editor;

window.bench = {
  async mount(stage) {
    const target = document.createElement('textarea');
    stage.append(target);
    [editor] = await tinymce.init({
      target,
      height: 600,
      license_key: 'gpl',
      skin: 'oxide',
      content_css: 'default',
      promotion: false,
      branding: false,
      plugins: 'table lists link',
      toolbar: 'undo redo | blocks | bold italic underline | alignleft aligncenter | bullist numlist | link table',
    });
  },
  load: (html) => void editor.setContent(html),
  content: () => editor.getBody(),
  focusEnd() {
    editor.focus();
    editor.selection.select(editor.getBody().lastElementChild, true);
    editor.selection.collapse(false);
    editor.selection.scrollIntoView();
  },
  window: () => editor.getWin(),
};
