export async function ask(path, query = {}, signal = undefined) {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { signal });
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`${path} answered ${status}`), { status });
  return response.json();
}

/** A change, made once however often it is tried. What is refused, the server says why. */
export async function send(method, path, body, headers = {}) {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`);
  return answer;
}

/** All pages of a list. */
export async function askAll(path, query, signal) {
  const first = await ask(path, { ...query, pageSize: 250 }, signal);
  const others = Array.from({ length: Math.max(first.totalPages - 1, 0) }, (_, index) =>
    ask(path, { ...query, pageSize: 250, page: index + 1 }, signal),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results);
}

const attributeList = `query GetAttributeList {
  ticketAttributes { id attributeType name active content { values { id name } } }
}`;

export async function ticketAttributes() {
  const { data } = await send('POST', '/ticketing/graphql', {
    operationName: 'GetAttributeList',
    query: attributeList,
    variables: {},
  });
  return data.ticketAttributes;
}

/** How many there are, by the same filters as the list. */
export async function countDevices(query, signal) {
  return (await ask('/query/devices', { ...query, size: 1 }, signal)).totalElements;
}
