/** What of some HTML a document does not hold. Source: spec 003 §5, supported elements, and the issue of the editor. */
import type { Node } from 'prosemirror-model';
import type { LossyContent } from '../editor-types.ts';
import { inertBody, type TrustedHtmlPolicy } from './inert-body.ts';
import { writeHtml } from './write-html.ts';

/** `undefined` where nothing would go. */
export function findLoss(html: string, doc: Node, policy: TrustedHtmlPolicy): LossyContent | undefined {
  const before = inventory(inertBody(html, policy));
  const after = inventory(inertBody(writeHtml(doc), policy));
  const elements = missing(before.elements, after.elements);
  const attributes = missing(before.attributes, after.attributes);
  const text = before.text === after.text ? [] : [before.text.slice(0, 200)];
  const isWhole = elements.length + attributes.length + text.length === 0;
  return isWhole ? undefined : { elements, attributes, text };
}

function inventory(body: HTMLElement) {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const element of body.querySelectorAll('*')) {
    elements.add(element.localName);
    for (const { name } of element.attributes) attributes.add(`${element.localName}[${name}]`);
  }
  return { elements, attributes, text: (body.textContent ?? '').replaceAll(/\s+/g, '') };
}

function missing(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before].filter((name) => !after.has(name));
}
