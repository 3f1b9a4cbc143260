/** Whether two objects have the same members with the same values. */
export function isShallowSame(a: object, b: object): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
  );
}
