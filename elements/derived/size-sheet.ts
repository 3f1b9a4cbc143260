/** `dist/rmm-elements.css`: with it linked, a page has its elements' room before their code has come, and does not jump. */
import { elements } from '../elements.ts';

/** Without specificity: whatever the page says of an element's size goes before it. */
export function sizeSheet(): string {
  const rules = elements.flatMap(({ definition: { tag }, docs: { room } }) =>
    Object.entries(room).map(
      ([selector, style]) => `:where(${tag}${selector}:not([hidden])) {\n  display: block;\n  ${style};\n}\n`,
    ),
  );
  return ['/* The room of the elements, before their code has come. */\n', ...rules].join('\n');
}
