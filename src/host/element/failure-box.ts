/** How it is said that a view did not come or broke, by code that imports nothing else: see `late-code/code-failure.ts`. */
import { type CodeFailureKind, explain } from '../late-code/code-failure.ts';
import type { FailingElement, ViewFailure } from './element-shell.ts';

type Words = Readonly<Record<string, string>>;

const look =
  'display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:12px;' +
  'font:13px/20px system-ui,sans-serif;color-scheme:inherit;color:light-dark(#1f2328,#e8eaed);' +
  'background:light-dark(#fff,#1b1d21);border:1px solid light-dark(#d5d9e0,#3d4149);border-radius:6px;';
const buttonLook =
  'all:revert;min-height:28px;padding:0 12px;font:500 13px/20px system-ui,sans-serif;color:inherit;background:none;' +
  'border:1px solid light-dark(#868d99,#7a808b);border-radius:6px;cursor:pointer';

/**
 * In plain DOM and with no sheet: neither React nor the styles may have come.
 *
 * @param english Where the words of the element's language did not come
 * @param announce Where what tells the host did not come
 * @returns Nothing where the code has come after all
 */
export async function failureBox(
  shell: FailingElement,
  { error, since, load, retry }: ViewFailure,
  english: Words,
  announce: (shell: FailingElement, error: unknown) => void,
): Promise<HTMLElement | undefined> {
  let kind: CodeFailureKind | 'render' = 'render';
  let reason = error;
  if (load) {
    const isThere = await explain(error, since ?? 0, load).then(
      () => true,
      (explained: unknown) => {
        reason = explained;
        return false;
      },
    );
    if (isThere) {
      retry();
      return undefined;
    }
    kind = (reason as { kind: CodeFailureKind }).kind;
  }
  const support = await import('./shell-support.ts').catch(() => undefined);
  if (support) support.reportFromShell(shell, reason, kind);
  else announce(shell, reason);
  const document = shell.element.ownerDocument;
  const box = document.createElement('div');
  const text = document.createElement('span');
  const button = document.createElement('button');
  const isOutdated = kind === 'outdated';
  const show = (words: Words) => {
    text.textContent = words[kind] ?? words.load ?? '';
    button.textContent = words[isOutdated ? 'reload' : 'retry'] ?? '';
  };
  if (support) support.followFailureWords(shell.element, box, show);
  else show(english);
  box.role = 'alert';
  box.style.cssText = look;
  // Gone by a press elsewhere or Escape, where it is over the page; its display would outlast that.
  box.ontoggle = ({ newState }) => newState === 'closed' && box.parentNode && box.remove();
  text.style.flex = '1 1 200px';
  button.style.cssText = buttonLook;
  // What was written is kept as a draft, which the page that comes has again.
  button.onclick = isOutdated ? () => document.defaultView?.location.reload() : retry;
  box.append(text, button);
  return box;
}
