/** What appears over and beside the text when something is selected in it. Comes when the text is there. */
export function LateViews() {
  return null;
}
