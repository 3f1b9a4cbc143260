import { html, type TemplateResult } from 'lit-html';

/** A description as the definitions have it: what stands between backticks is code. */
export const withCode = (description = ''): (string | TemplateResult)[] =>
  description.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
