/** What a reader chose, for the next page: which theme, which framework. Where the browser keeps nothing, it is forgotten. */

type Remembered = 'theme' | 'framework';

export function remembered(name: Remembered): string | null {
  try {
    return localStorage.getItem(`rmm-docs:${name}`);
  } catch {
    return null;
  }
}

export function remember(name: Remembered, value: string): void {
  try {
    localStorage.setItem(`rmm-docs:${name}`, value);
  } catch {
    // It holds for this page.
  }
}
