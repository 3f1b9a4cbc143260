/** Red, green and blue of an element's background, or of its text, as they are painted: styles may tell them in any color space. */
export function paintedColor(element: Element, part: 'backgroundColor' | 'color' = 'backgroundColor'): number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The page has no canvas');
  context.fillStyle = getComputedStyle(element)[part];
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}
