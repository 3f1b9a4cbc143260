/** What other programs put on the clipboard, as the HTML that they mean. In place, before the passes that all HTML goes through. */
import { applyStyles } from '../../html/prepare/styles.ts';
import { removeUnreadable } from '../../html/prepare/unreadable.ts';
import { keepCopiedPart } from './copied-part.ts';
import { readGoogleDocs } from './google-docs.ts';
import { readOutlineSpaces } from './plain-spaces.ts';
import { applySheets, styleTextsOf } from './sheets.ts';
import { readWord } from './word.ts';
import { readWordWeb } from './word-web.ts';

export function prepareForeign(body: HTMLElement): void {
  const sheets = styleTextsOf(body);
  removeUnreadable(body);
  keepCopiedPart(body);
  // Word's lists are told by what no engine knows as a style, so before anything reads styles.
  readWord(body, sheets);
  readWordWeb(body);
  applySheets(body, sheets);
  applyStyles(body);
  removeHidden(body);
  readGoogleDocs(body);
  readOutlineSpaces(body);
}

function removeHidden(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.display === 'none') element.remove();
  }
}
