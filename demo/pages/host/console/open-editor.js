/** Opens the automation editor; the page's signal ends what it was told of it. */
export function editing(editor, signal, onSaved) {
  editor.addEventListener('rmm-automation-saved', ({ detail }) => onSaved(detail), { signal });
  // The page behind it is another one now.
  signal.addEventListener('abort', () => void editor.close?.());
  return async (type, mode, id) => {
    await customElements.whenDefined('rmm-automation-editor');
    Object.assign(editor, { type, mode, automationId: id });
    await editor.show();
  };
}
