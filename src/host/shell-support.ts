/** What an element without view needs of the configuration; loaded when it is in trouble. */
import { configurationFor } from './configuration.ts';
import type { ErrorContext } from './configuration-types.ts';
import { hostMessages } from './host-messages.ts';
import { translator } from './messages.ts';
import { reportOnce } from './reported-errors.ts';

export function reportFor(element: HTMLElement, error: unknown, context: ErrorContext) {
  reportOnce(error, context, configurationFor(element).signal.peek().reportError);
}

export function failureTexts(element: HTMLElement, kind: 'load' | 'render'): { message: string; retry: string } {
  const t = translator(hostMessages, configurationFor(element).signal);
  return { message: t(`failure.${kind}`), retry: t('failure.retry') };
}
