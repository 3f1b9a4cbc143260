import english from '../failure.en.json';

/**
 * Where not even the code came that would say it well: one button, in English, with a way on. What it returns takes it
 * away.
 */
export function showPlainFailure(element: HTMLElement, retry: () => void): () => void {
  const button = element.ownerDocument.createElement('button');
  button.textContent = `${english.load} ${english.retry}`;
  button.onclick = retry;
  element.shadowRoot?.append(button);
  return () => button.remove();
}
