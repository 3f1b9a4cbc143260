/** Items with their places: `list.entries()`, which Prototype replaced by one that hands back the items alone. */
export function* indexed<Item>(items: Iterable<Item>): Generator<readonly [index: number, item: Item], undefined> {
  let index = 0;
  for (const item of items) {
    yield [index, item];
    index += 1;
  }
}
