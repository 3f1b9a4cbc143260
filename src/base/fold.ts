/** `list.reduce`, which Prototype 1.6 replaced by one that hands the list back. */
export function fold<Item, Result>(
  list: Iterable<Item>,
  join: (result: Result, item: Item, index: number) => Result,
  start: Result,
): Result {
  let result = start;
  let index = 0;
  for (const item of list) {
    result = join(result, item, index);
    index += 1;
  }
  return result;
}
