const shownFor = 1500;

/** A button on each box of code. */
export function addCopyButtons(root: ParentNode): void {
  for (const figure of root.querySelectorAll<HTMLElement>('figure.code')) {
    if (figure.querySelector('.copy')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy button small quiet';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void copy(figure, button));
    figure.append(button);
  }
}

async function copy(figure: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(figure.querySelector('code')?.textContent ?? '');
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
    const code = figure.querySelector('code');
    if (code) getSelection()?.selectAllChildren(code);
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, shownFor);
}
