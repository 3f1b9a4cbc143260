/** Marks text for people and for the manifest, which the build leaves out of what pages load. */
export function doc(text: TemplateStringsArray): string {
  return text.join('');
}
