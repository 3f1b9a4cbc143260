/** What a screen reader is told of attachments, however soon they are stored. */
import { AttachmentList } from '../../../src/ui/editor/files/attachment-list.tsx';
import { createAttachmentModel } from '../../../src/ui/editor/files/attachment-model.ts';
import { EditorContext, type EditorServices } from '../../../src/ui/editor/model/editor-context.ts';
import { createEditorModel } from '../../../src/ui/editor/model/editor-model.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { mount } from '../mount.tsx';

describe('the list of attachments', () => {
  it('tells of a file that was stored before the list was drawn, and of none that the owner gave', async () => {
    const model = createAttachmentModel({
      upload: () => async () => ({ cid: 'c1' }),
      contentIdKey: () => 'cid',
      clock: { setTimeout: () => 0, clearTimeout: () => undefined },
    });
    model.setStored([{ name: 'old.pdf' }]);
    model.add([new File(['text'], 'new.txt')]);
    await eventually(() => equal(model.isUploading.value, false));
    const announced: string[] = [];
    const editor: Partial<EditorServices> = { model: createEditorModel(), announce: (text) => announced.push(text) };
    const mounted = mount(
      <EditorContext value={editor as EditorServices}>
        <AttachmentList model={model} onRemove={() => undefined} />
      </EditorContext>,
    );
    await eventually(() => deepEqual(announced, ['new.txt attached']));
    mounted.remove();
  });
});
