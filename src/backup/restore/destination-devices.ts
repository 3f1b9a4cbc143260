/** The devices to which something may be restored, searched by name. Source: spec 000 §7 (Devices and policy). */
import { createResourceCache } from '../../base/resource/resource-cache.ts';
import {
  type Device,
  type OrganizationPolicy,
  queryDevices,
  readOrganizationPolicy,
} from '../../directory/contract.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { nameOf } from '../recovery/source-device.ts';

export interface DestinationDevice {
  id: number;
  name: string;
  /** Its name in the network, where it is another. */
  systemName: string | undefined;
  nodeClass: string;
  /** Whether the policy of its organization lets it have backup data; `unchecked` where the policy could not be read. */
  policy: 'allowed' | 'left-out' | 'unchecked';
}

export interface DestinationQuery {
  search: string;
  page: number;
  pageSize: number;
  /** Only this one, where it may be restored to. */
  nodeId?: number;
  signal: AbortSignal;
}

export interface DestinationDevices {
  find(query: DestinationQuery): Promise<{ devices: readonly DestinationDevice[]; hasMore: boolean }>;
}

/** Organizations whose policies are kept: more than anybody scrolls by. */
const mostPolicies = 1000;
const windows = ['WINDOWS_SERVER', 'WINDOWS_WORKSTATION'];
const macs = ['MAC', 'MAC_SERVER'];

/** @param allowsMacs The flag macff. */
export function destinationClasses(allowsMacs: boolean): string {
  return [...windows, ...(allowsMacs ? macs : [])].join(',');
}

export function createDestinationDevices({
  client,
  allowsMacs,
}: {
  client: HttpClient;
  allowsMacs(): boolean;
}): DestinationDevices {
  /** By organization. A failure is tried again with the next page. */
  const policies = createResourceCache<OrganizationPolicy>(mostPolicies);

  return {
    async find({ search, page, pageSize, nodeId, signal }) {
      const query = {
        page,
        size: pageSize,
        nodeClass: destinationClasses(allowsMacs()),
        online: 'true',
        lockhartEnabled: 'true',
        ...(search !== '' && { name: search }),
        ...(nodeId !== undefined && { nodeId }),
      } as const;
      const { results, totalPages } = await client.call(queryDevices, { params: {}, query }, { signal });
      await readPolicies(results, signal);
      return { devices: results.map(destination), hasMore: page + 1 < totalPages && results.length > 0 };
    },
  };

  async function readPolicies(devices: readonly Device[], signal: AbortSignal): Promise<void> {
    const organizations = new Set(devices.flatMap(({ clientId }) => clientId ?? []));
    await Promise.all(
      [...organizations].map((organizationId) => {
        const params = { organizationId };
        const read = policies.read(
          organizationId,
          (shared) => client.call(readOrganizationPolicy, { params }, { signal: shared }),
          signal,
        );
        // Reported by the client. The server checks the policy itself; that it could not be seen here is shown.
        return read.catch(() => signal.throwIfAborted());
      }),
    );
  }

  function destination(device: Device): DestinationDevice {
    const name = nameOf(device) ?? String(device.id);
    const { systemName } = device;
    return {
      id: device.id,
      name,
      systemName: systemName && systemName !== name ? systemName : undefined,
      nodeClass: device.nodeClass,
      policy: policyFor(device),
    };
  }

  function policyFor({ id, clientId }: Device): DestinationDevice['policy'] {
    if (clientId === null || clientId === undefined) return 'allowed';
    const policy = policies.get(clientId);
    if (policy === undefined) return 'unchecked';
    return allows(policy.value, id) ? 'allowed' : 'left-out';
  }
}

/** Without a mode an organization has no such policy; a mode other than ALL and SELECTED is for none of its devices. */
export function allows({ content }: OrganizationPolicy, nodeId: number): boolean {
  const { mode, nodeIds } = content.backup?.lockhart ?? {};
  if (mode === null || mode === undefined || mode === 'ALL') return true;
  return mode === 'SELECTED' && nodeIds?.includes(nodeId) === true;
}
