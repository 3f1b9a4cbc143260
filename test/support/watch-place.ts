/**
 * Where something stands, frame by frame, from the first frame in which it is there: what comes later may not move it.
 *
 * @returns Ends it, and answers the different places in their order, in CSS pixels from the top of the page
 */
export function watchPlace(find: () => Element | null | undefined): () => number[] {
  const places: number[] = [];
  let isOver = false;
  const look = () => {
    if (isOver) return;
    const box = find()?.getBoundingClientRect();
    if (box && box.height > 0 && places.at(-1) !== Math.round(box.top)) places.push(Math.round(box.top));
    requestAnimationFrame(look);
  };
  look();
  return () => {
    // No frame may have come since it is there.
    look();
    isOver = true;
    return places;
  };
}
