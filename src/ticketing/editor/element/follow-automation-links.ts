/** Presses on links to automations, in any text of the page: shown, or within an editor. Source: spec 001 §2.1. */
import { type AutomationLink, readAutomationLink } from '../../rich-text/automation-link.ts';

/**
 * Until the answer is called. `open` says whether it has opened it; else the browser follows the link. Heard before all
 * others: an editor of texts would open a page.
 */
export function followAutomationLinks(
  document: Document,
  open: (link: AutomationLink, href: string) => boolean,
): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.shiftKey || event.altKey) return;
    const anchor = event.composedPath().find(isAnchor);
    if (!anchor) return;
    const isWritten = anchor.isContentEditable;
    const beside = event.ctrlKey || event.metaKey;
    // In a text that is written a press is for its caret; elsewhere, with Ctrl or Cmd, for a tab of its own.
    if (isWritten !== beside) return;
    const link = readAutomationLink(anchor.href, document.baseURI);
    if (!link || !open(link, anchor.href)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

const isAnchor = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.hasAttribute('href');
