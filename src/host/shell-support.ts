/** What an element without view needs of the configuration; loaded when it is in trouble. */
import { configurationFor, isGiven, reportTo } from './configuration.ts';
import type { ErrorContext } from './configuration-types.ts';
import { hostMessages } from './host-messages.ts';
import { translator } from './messages.ts';

export function reportFor(element: HTMLElement, error: unknown, kind: string, context: ErrorContext) {
  const configuration = configurationFor(element).signal.peek();
  // What makes no sense in the page's markup was written on the console already, once for all elements.
  if (kind === 'bad-attribute' && !isGiven(configuration, 'reportError')) return;
  reportTo(configuration, error, context);
}

export function failureTexts(element: HTMLElement, kind: 'load' | 'render'): { message: string; retry: string } {
  const t = translator(hostMessages, configurationFor(element).signal);
  return { message: t(`failure.${kind}`), retry: t('failure.retry') };
}
