import { diagnosticsText, type PageFacts } from './diagnostics-text.ts';
import { pageFacts } from './page-facts.ts';

/** The text of `diagnostics.txt`, now. */
export function readDiagnostics(
  configuration: Parameters<typeof pageFacts>[0],
  describePage = (): PageFacts => pageFacts(configuration),
): string {
  return diagnosticsText(describePage());
}
