/** What an element without view needs of the configuration; loaded when it is in trouble. */
import { effect } from '@preact/signals-core';
import { configurationFor, isGiven, reportTo } from '../configuration/configuration.ts';
import { hostMessages } from '../host-messages.ts';
import { translator } from '../messages.ts';
import { announceError } from './announce-error.ts';
import type { FailingElement } from './element-shell.ts';

/** A failure before the view is there: by `rmm-error`, and to the host. */
export function reportFromShell(shell: FailingElement, error: unknown, kind: string) {
  const context = announceError(shell, error, kind);
  if (context === undefined) return;
  const configuration = configurationFor(shell.element).signal.peek();
  // What makes no sense in the page's markup was written on the console already, once for all elements.
  if (kind === 'bad-attribute' && !isGiven(configuration, 'reportError')) return;
  reportTo(configuration, error, context);
}

/** Gives the words in the element's language, and again when that has come; until `box` has left the page. */
export function followFailureWords(
  element: HTMLElement,
  box: Element,
  show: (words: Readonly<Record<string, string>>) => void,
): void {
  const t = translator(hostMessages, configurationFor(element).signal);
  let wasShown = false;
  const stop = effect(() => {
    const words = {
      load: t('failure.load'),
      outdated: t('failure.outdated'),
      altered: t('failure.altered'),
      render: t('failure.render'),
      retry: t('failure.retry'),
      reload: t('failure.reload'),
    };
    if (wasShown && !box.isConnected) return queueMicrotask(() => stop());
    wasShown ||= box.isConnected;
    show(words);
  });
}
