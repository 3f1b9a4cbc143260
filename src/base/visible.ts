/**
 * A name or a path with a sign in the place of what nobody would see, but what breaks its line, or turns the letters
 * after it round until a program reads like a picture.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
