/** A tag in plain DOM, for a view without React: as `tag.tsx` draws it. */
import type { PlainHost } from '../../host/element/plain-bridge.ts';
import type { Drawing } from '../icon/make-icon.ts';
import { plainIcon } from '../icon/plain-icon.ts';
import base from '../theme/base.css';
import tokens from '../theme/tokens.css';
import css from './tag.css';
import type { TagTone } from './tag.tsx';

export interface PlainTagContent {
  text: string;
  tone: TagTone;
  drawing: Drawing;
  isBordered?: boolean;
  /** What the drawing stands for, where the text does not say it. */
  meaning?: string | undefined;
}

export function plainTag({ surface, styles }: PlainHost, part: string) {
  styles.adopt(tokens, base, css);
  const element = surface.ownerDocument.createElement('span');
  element.part.add(part);
  const words = surface.ownerDocument.createElement('span');
  words.className = 'tag-text';
  words.dir = 'auto';
  return {
    element,
    draw({ text, tone, drawing, isBordered = false, meaning }: PlainTagContent) {
      element.className = `tag tag-${isBordered ? 'bordered' : tone}`;
      words.textContent = text;
      const icon = plainIcon(element.ownerDocument, drawing, 12);
      if (meaning !== undefined) {
        icon.role = 'img';
        icon.ariaLabel = meaning;
        icon.removeAttribute('aria-hidden');
      }
      element.replaceChildren(icon, words);
    },
  };
}
