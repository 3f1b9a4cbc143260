/** What an input method does to a text that can be edited: Korean, Japanese, Chinese, accents on a phone. */
import { executeServerCommand } from '@web/test-runner-commands';
import { engine } from './user.ts';

/**
 * Shows each of `updates` in the place of the one before, then leaves `committed`. The caret stands at the end of the
 * text of `block`, in `text`. Real in Chromium; the other drivers have no such input, so there the text is changed and
 * told of as their engines do it.
 */
export async function compose(
  text: HTMLElement,
  block: HTMLElement,
  updates: readonly string[],
  committed: string,
): Promise<void> {
  if (engine === 'chromium') {
    await executeServerCommand('user-composition', { updates, committed });
    return;
  }
  const tell = (type: string, data: string) =>
    text.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, composed: true, cancelable: true }));
  const tellInput = (type: 'beforeinput' | 'input', inputType: string, data: string) =>
    text.dispatchEvent(
      new InputEvent(type, { data, inputType, bubbles: true, composed: true, isComposing: inputType !== 'insertText' }),
    );
  tell('compositionstart', '');
  const node = endOf(block);
  const before = node.data;
  for (const update of [...updates, committed]) {
    tell('compositionupdate', update);
    tellInput('beforeinput', 'insertCompositionText', update);
    node.data = before + update;
    block.ownerDocument.getSelection()?.setBaseAndExtent(node, node.length, node, node.length);
    tellInput('input', 'insertCompositionText', update);
    // One letter of the input method is one key.
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  tell('compositionend', committed);
}

/** The text at the block's end; an empty block gets one, as the engines make it. */
function endOf(block: HTMLElement): Text {
  let last: Node | null = block.lastChild;
  while (last && last.nodeType !== Node.TEXT_NODE && last.lastChild) last = last.lastChild;
  if (last?.nodeType === Node.TEXT_NODE) return last as Text;
  const made = block.ownerDocument.createTextNode('');
  block.prepend(made);
  return made;
}
