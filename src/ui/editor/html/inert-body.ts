/**
 * HTML of unknown origin as nodes of a document that runs nothing, loads nothing and belongs to no window. The page may
 * enforce Trusted Types and list no policy of ours, so in this order: the policy that the host configured, the browser's
 * own sanitiser, which needs none, and, where no types are enforced, the parser as it is. Everything that comes out is
 * then only read: by the schema, which knows what a document may hold.
 */

export interface TrustedHtmlPolicy {
  createHTML(html: string): unknown;
}

/** Throws where the page forbids every way to parse. */
export function inertBody(html: string, policy: TrustedHtmlPolicy): HTMLElement {
  const parsed = parse(html, policy);
  return bodyOf(parsed);
}

/** The sanitiser keeps what the schema reads; what runs is taken out whatever it is told. */
const sanitizer = { comments: false, dataAttributes: true, removeElements: [], removeAttributes: [] };

interface ParsingDocument {
  parseHTML?(html: string, options: { sanitizer: object }): Document;
}

function parse(html: string, policy: TrustedHtmlPolicy): Document {
  let refusal: unknown;
  try {
    return new DOMParser().parseFromString(policy.createHTML(html) as string, 'text/html');
  } catch (error) {
    refusal = error;
  }
  const own = Document as unknown as ParsingDocument;
  if (own.parseHTML) return own.parseHTML(html, { sanitizer });
  throw new Error(
    'This page enforces Trusted Types and gave no policy, so HTML cannot be read. Configure `trustedTypesPolicy`.',
    { cause: refusal },
  );
}

/** By the prototype's getter: an image named "body" would answer in its place. */
function bodyOf(parsed: Document): HTMLElement {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'body')?.get;
  return getter?.call(parsed) as HTMLElement;
}
