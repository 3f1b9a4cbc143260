/** Puts a word in behind the caret or what is selected, with the spaces that it needs. */
export function insertText(area: HTMLTextAreaElement, word: string): void {
  const { value, selectionEnd: at } = area;
  const before = at === 0 || /\s/.test(value.charAt(at - 1)) ? '' : ' ';
  const after = at === value.length || /\s/.test(value.charAt(at)) ? '' : ' ';
  const text = before + word + after;
  area.focus();
  area.setSelectionRange(at, at);
  // The one way that leaves undo whole.
  if (area.ownerDocument.execCommand('insertText', false, text)) return;
  area.setRangeText(text, at, at, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
