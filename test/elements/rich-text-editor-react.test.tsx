/** The editor in a page of React 19, which takes every function under `on…` for a listener. */
import '../../elements/rich-text-editor.ts';
import { createRoot, type Root } from 'react-dom/client';
import type { RichTextEditorElement } from '../../elements/rich-text-editor.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { type } from '../support/user.ts';

describe('<rmm-rich-text-editor> in React 19', () => {
  let root: Root;
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  const element = () => eventually(() => place.querySelector('rmm-rich-text-editor') as RichTextEditorElement | null);

  it('takes its callbacks by a ref, and its values as props', async () => {
    const upload = async () => ({ cid: '1' });
    const values: (string | undefined)[] = [];
    root.render(
      <rmm-rich-text-editor
        label="Message"
        value="<p>one</p>"
        withoutTables
        onInput={(event) => values.push((event.currentTarget as RichTextEditorElement).value)}
        ref={(editor) => {
          if (editor) editor.onUploadImage = upload;
        }}
      />,
    );
    const editor = await element();
    equal(editor.onUploadImage, upload);
    equal(editor.withoutTables, true);
    await eventually(() => ok(editor.shadowRoot?.querySelector('.ProseMirror')));
    editor.focus();
    await type('>');
    await eventually(() => equal(values.at(-1), '<p>&gt;one</p>'));
  });

  it('would not hear of a callback that is given as a prop, which its types refuse', async () => {
    const upload = async () => ({ cid: '1' });
    // @ts-expect-error: React adds a listener to the event "UploadImage".
    root.render(<rmm-rich-text-editor label="Message" onUploadImage={upload} />);
    equal((await element()).onUploadImage, undefined);
  });
});
