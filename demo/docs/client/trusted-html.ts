/** Formatted text has to be parsed. The policy of these pages names one way to do so, as that of a portal would. */
import { configure } from '../../../elements/config.ts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown };
}

export function allowHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('docs', { createHTML: (html) => html });
  if (policy) configure({ trustedTypesPolicy: policy });
}
