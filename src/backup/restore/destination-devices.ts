/** The devices to which something may be restored, searched by name. Source: spec 000 §7 (Devices and policy). */
import {
  type Device,
  type OrganizationPolicy,
  queryDevices,
  readOrganizationPolicy,
} from '../../directory/contract.ts';
import type { HttpClient } from '../../host/http-client.ts';
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
  signal: AbortSignal;
}

export interface DestinationDevices {
  find(query: DestinationQuery): Promise<{ devices: readonly DestinationDevice[]; hasMore: boolean }>;
}

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
  /** By organization. Those that could be read: a failure is tried again with the next page. */
  const policies = new Map<string, OrganizationPolicy>();

  return {
    async find({ search, page, pageSize, signal }) {
      const query = {
        page,
        size: pageSize,
        nodeClass: destinationClasses(allowsMacs()),
        online: 'true',
        lockhartEnabled: 'true',
        ...(search !== '' && { name: search }),
      } as const;
      const { results, totalPages } = await client.call(queryDevices, { params: {}, query }, { signal });
      await readPolicies(results, signal);
      return { devices: results.map(destination), hasMore: page + 1 < totalPages && results.length > 0 };
    },
  };

  async function readPolicies(devices: readonly Device[], signal: AbortSignal): Promise<void> {
    const organizations = new Set(devices.flatMap(({ clientId }) => clientId ?? []));
    const unread = [...organizations].filter((id) => !policies.has(id));
    await Promise.all(
      unread.map(async (organizationId) => {
        try {
          policies.set(
            organizationId,
            await client.call(readOrganizationPolicy, { params: { organizationId } }, { signal }),
          );
        } catch (error) {
          // Reported by the client. The server checks the policy itself; that it could not be seen here is shown.
          if (signal.aborted) throw error;
        }
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
    return allows(policy, id) ? 'allowed' : 'left-out';
  }
}

/** Without a mode an organization has no such policy; a mode other than ALL and SELECTED is for none of its devices. */
export function allows({ content }: OrganizationPolicy, nodeId: number): boolean {
  const { mode, nodeIds } = content.backup?.lockhart ?? {};
  if (mode === null || mode === undefined || mode === 'ALL') return true;
  return mode === 'SELECTED' && nodeIds?.includes(nodeId) === true;
}
