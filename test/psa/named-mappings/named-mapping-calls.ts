/** What stands on the server, past the element. */
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import { fillPath } from '../../../src/host/http/fill-path.ts';
import { configurationKind, productKind, roleKind } from '../../../src/psa/named-mappings/named-mapping-kinds.ts';

const kinds = { configuration: configurationKind, product: productKind, role: roleKind };
type Kind = keyof typeof kinds;

interface Stored {
  readonly id: string;
  readonly name: string;
}

async function ask<Answer>({ method, path }: Endpoint, body?: unknown, params = {}): Promise<Answer> {
  const response = await fetch(fillPath(path, params), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export const storedMappings = <Mapping extends Stored>(kind: Kind) => ask<Mapping[]>(kinds[kind].list);

const empty = {
  configuration: { nodeRoleMappings: [] },
  product: { productMappingType: 'SINGLE_HIT', nodeRoleProductMappings: [] },
  role: {
    disableInstalledProductOnNodeDelete: false,
    overrideProductMapping: false,
    nodeRoleInstalledProductCategoryMappings: [],
  },
};

export const newMapping = <Mapping extends Stored>(kind: Kind, name: string, contents: object = {}) =>
  ask<Mapping>(kinds[kind].create, { ...empty[kind], ...contents, name });

export const removeMapping = (kind: Kind, id: string) => ask(kinds[kind].remove, undefined, { id });

/** Only these: other tests have left theirs. */
export async function onlyMappings(kind: Kind, ...names: string[]): Promise<Stored[]> {
  for (const { id } of await storedMappings(kind)) await removeMapping(kind, id);
  const created: Stored[] = [];
  for (const name of names) created.push(await newMapping(kind, name));
  return created;
}
