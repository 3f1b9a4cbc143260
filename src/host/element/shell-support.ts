/** What an element without view needs of the configuration; loaded when it is in trouble. */
import { configurationFor, isGiven, reportTo } from '../configuration/configuration.ts';
import type { ErrorContext } from '../configuration/configuration-types.ts';
import { hostMessages } from '../host-messages.ts';
import { translator } from '../messages.ts';

export function reportFor(element: HTMLElement, error: unknown, kind: string, context: ErrorContext) {
  const configuration = configurationFor(element).signal.peek();
  // What makes no sense in the page's markup was written on the console already, once for all elements.
  if (kind === 'bad-attribute' && !isGiven(configuration, 'reportError')) return;
  reportTo(configuration, error, context);
}

/** In plain DOM and with no sheet: neither React nor the styles may have come. What it returns takes it away. */
export function showFailure(element: HTMLElement, kind: 'load' | 'render', retry: () => void): () => void {
  const t = translator(hostMessages, configurationFor(element).signal);
  const document = element.ownerDocument;
  const failure = document.createElement('div');
  failure.style.cssText =
    'all:initial;display:block;padding:12px;font:13px/20px system-ui;color:CanvasText;background:Canvas';
  failure.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = t(`failure.${kind}`);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('failure.retry');
  button.addEventListener('click', retry, { once: true });
  failure.append(message, button);
  element.shadowRoot?.append(failure);
  return () => failure.remove();
}
