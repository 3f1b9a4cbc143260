/** Formatting by attributes, as formatting by styles: the schema reads styles only. */
import { safeColor } from '../../values/style-values.ts';
import { rename } from './dom.ts';

export function applyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    // A strict `style-src` keeps Chromium from reading the attribute, in inert documents too; by script it may be set.
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? '';
    const { style } = element;
    if (style.textDecorationLine !== '' && style.textDecoration === '') style.textDecoration = style.textDecorationLine;
  }
  for (const font of body.querySelectorAll<HTMLElement>('font')) applyFont(font);
  for (const element of body.querySelectorAll<HTMLElement>('[bgcolor]')) {
    setMissing(element, 'backgroundColor', legacyColor(element.getAttribute('bgcolor')));
  }
  for (const plain of body.querySelectorAll<HTMLElement>('b[style], strong[style]')) {
    if (/^(?:normal|lighter|[1-5]\d\d)$/.test(plain.style.fontWeight)) rename(plain, 'span');
  }
  for (const plain of body.querySelectorAll<HTMLElement>('i[style], em[style]')) {
    if (plain.style.fontStyle === 'normal') rename(plain, 'span');
  }
}

/** Of `<font size>`, 1 to 7, in CSS pixels. */
const fontSizes = ['', '10px', '13px', '16px', '18px', '24px', '32px', '48px'];

function applyFont(font: HTMLElement) {
  setMissing(font, 'color', legacyColor(font.getAttribute('color')));
  setMissing(font, 'fontFamily', font.getAttribute('face') ?? undefined);
  const size = font.getAttribute('size')?.trim() ?? '';
  const number = Number(size) + (/^[+-]/.test(size) ? 3 : 0);
  if (size !== '' && Number.isInteger(number)) {
    setMissing(font, 'fontSize', fontSizes[Math.min(Math.max(number, 1), 7)]);
  }
}

function setMissing(
  element: HTMLElement,
  name: 'color' | 'backgroundColor' | 'fontFamily' | 'fontSize',
  value?: string,
) {
  if (value !== undefined && element.style[name] === '') element.style[name] = value;
}

/** Old attributes may leave out the number sign. */
function legacyColor(text: string | null): string | undefined {
  return text === null ? undefined : (safeColor(text) ?? safeColor(`#${text}`));
}
