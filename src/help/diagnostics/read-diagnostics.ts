import { diagnosticsText, type PageFacts } from './diagnostics-text.ts';
import { pageFacts } from './page-facts.ts';

/** The text of `diagnostics.txt`, now. */
export function readDiagnostics(locale: string, describePage = (): PageFacts => pageFacts(locale)): string {
  return diagnosticsText(describePage());
}
