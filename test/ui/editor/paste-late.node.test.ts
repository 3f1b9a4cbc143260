/** What is pasted before the code that reads it is there. */
import type { EditorView } from 'prosemirror-view';
import { onPaste } from '../../../src/ui/editor/clipboard/clipboard-events.ts';
import type { EditorServices } from '../../../src/ui/editor/model/editor-context.ts';
import { deepEqual, equal } from '../../support/assert.ts';

type Receive = (editor: unknown, view: unknown, incoming: { text: string }) => void;

describe('what is pasted before its code has come', () => {
  const view = { editable: true } as unknown as EditorView;
  const pasted = (text: string) =>
    ({
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : ''), files: [] },
      preventDefault: () => undefined,
    }) as unknown as ClipboardEvent;

  function waitingEditor() {
    const asked: { resolve(receive: Receive): void; reject(error: Error): void }[] = [];
    const fetchCode = () => new Promise((resolve, reject) => asked.push({ resolve, reject }));
    return { editor: { fetchCode } as unknown as EditorServices, asked };
  }

  it('is waited for where the user sees it, once, and comes in its order', async () => {
    const { editor, asked } = waitingEditor();
    onPaste(editor, view, pasted('one'));
    onPaste(editor, view, pasted('two'));
    equal(asked.length, 1);
    const received: string[] = [];
    asked[0]?.resolve((_, __, { text }) => void received.push(text));
    await new Promise((done) => setTimeout(done));
    deepEqual(received, ['one', 'two']);
  });

  it('can be pasted again after the user gave up', async () => {
    const { editor, asked } = waitingEditor();
    onPaste(editor, view, pasted('one'));
    asked[0]?.reject(new DOMException('given up', 'AbortError'));
    await new Promise((done) => setTimeout(done));
    onPaste(editor, view, pasted('two'));
    equal(asked.length, 2);
  });
});
