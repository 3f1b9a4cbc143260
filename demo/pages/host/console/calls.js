export async function ask(path, query = {}, signal = undefined) {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** How many there are, by the same filters as the list. */
export async function countDevices(query, signal) {
  return (await ask('/query/devices', { ...query, size: 1 }, signal)).totalElements;
}
