/** Pixels that a column needs to show what is drawn of it, its header included, without cutting anything. */
export function fittingWidth(sheet: HTMLElement, place: number): number | undefined {
  const tracks = sheet.style.getPropertyValue('--table-columns');
  const list = tracks.match(/(?:[^ ()]|\([^()]*\))+/g) ?? [];
  if (list[place] === undefined) return undefined;
  list[place] = 'max-content';
  sheet.style.setProperty('--table-columns', list.join(' '));
  // Every row is a grid of its own, so each says what its cell needs.
  sheet.toggleAttribute('data-fitting', true);
  const cells = sheet.querySelectorAll<HTMLElement>(`[aria-colindex="${place + 1}"]`);
  const widest = Math.max(0, ...Array.from(cells, (cell) => cell.getBoundingClientRect().width));
  sheet.toggleAttribute('data-fitting', false);
  sheet.style.setProperty('--table-columns', tracks);
  return widest === 0 ? undefined : Math.ceil(widest);
}
