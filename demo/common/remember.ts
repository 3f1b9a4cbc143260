/** Keeps what is known, of which the oldest goes where there is more than that. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, value: Value, most: number): Value {
  known.set(key, value);
  const oldest = known.size > most ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  return value;
}
