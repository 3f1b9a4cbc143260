/** Guests at the first start, with a tree of snapshots that is three deep. */

import type { Snapshot } from '../../../src/console/virtualization/snapshots.ts';
import type { GuestOnWire } from '../../../src/virtualization/contract.ts';
import { gigabyte } from './first-hosts.ts';

export type FirstGuest = Omit<GuestOnWire, 'id' | 'version'>;

interface Size {
  cores: number;
  cpu: number;
  /** Gigabytes. */
  memory: number;
  used: number;
  disk: number;
  free: number;
}

const size = (cores: number, cpu: number, memory: number, used: number, disk: number, free: number): Size => ({
  cores,
  cpu,
  memory,
  used,
  disk,
  free,
});

const windows = 'Windows Server 2022';
const day = 24 * 60 * 60_000;

export function firstGuests(now: number): readonly FirstGuest[] {
  let number = 0;
  const guest = (
    hostId: string,
    name: string,
    system: string,
    of: Size,
    more: Partial<FirstGuest> = {},
  ): FirstGuest => {
    number += 1;
    const host = 30 + number;
    return {
      name,
      hostId,
      operatingSystem: system,
      powerState: 'RUNNING',
      cpu: { cores: of.cores, usedPercent: of.cpu },
      memory: { total: of.memory * gigabyte, used: Math.round(of.used * gigabyte) },
      datastores: [{ id: '1', name: 'Disk 1', capacity: of.disk * gigabyte, free: of.free * gigabyte }],
      nics: [
        {
          id: '1',
          name: 'Network adapter 1',
          macAddress: `00:50:56:9a:41:${number.toString(16).padStart(2, '0')}`,
          ipAddresses: [`10.20.8.${host}`],
        },
      ],
      healthSensors: [],
      licenses: [],
      warrantyStartDate: null,
      warrantyEndDate: null,
      tags: [],
      owner: null,
      snapshots: [],
      currentSnapshotId: null,
      ...more,
    };
  };
  const snapshot = (id: string, parent_id: string | null, name: string, days: number): Snapshot => ({
    id,
    parent_id,
    name,
    created: now - days * day,
  });
  return [
    guest('1', 'HARBOR-DC-01', windows, size(4, 12, 16, 9.4, 120, 71), { tags: ['Domain controller'] }),
    guest('1', 'HARBOR-FS-01', windows, size(4, 18, 24, 14.1, 2000, 380), { tags: ['File server'] }),
    guest('1', 'HARBOR-SQL-01', windows, size(8, 46, 64, 55.2, 900, 210), {
      tags: ['Database', 'Production'],
      owner: 'admin',
      snapshots: [
        snapshot('1', null, 'Clean install', 240),
        snapshot('2', '1', 'SQL Server 2022 installed', 221),
        snapshot('3', '2', 'Before CU15', 44),
        snapshot('4', '3', 'After CU15', 43),
        snapshot('5', '2', 'Collation test', 30),
        snapshot('6', null, 'Restored from backup', 12),
      ],
      currentSnapshotId: '4',
    }),
    guest('1', 'HARBOR-RDS-01', windows, size(8, 61, 48, 39.5, 300, 96), {
      snapshots: [snapshot('7', null, 'Before the October updates', 33)],
      currentSnapshotId: '7',
    }),
    guest('1', 'harbor-mail', 'Debian 12', size(4, 9, 12, 6.3, 500, 240), { powerState: 'SUSPENDED' }),
    guest('1', 'HARBOR-TEST-01', 'Windows 11 Enterprise', size(2, 4, 8, 3, 128, 60), { powerState: 'STOPPED' }),
    guest('2', 'kumo-web-01', 'Ubuntu 24.04 LTS', size(4, 15, 8, 3.6, 80, 41)),
    guest('2', 'kumo-db-01', 'Ubuntu 24.04 LTS', size(4, 28, 32, 21.7, 400, 133), {
      snapshots: [snapshot('8', null, 'Before PostgreSQL 17', 9)],
      currentSnapshotId: '8',
    }),
    guest('2', 'kumo-build', 'Rocky Linux 9.5', size(8, 35, 16, 8, 250, 120), { powerState: 'STOPPED' }),
    guest('3', 'LAB-WIN11', 'Windows 11 Enterprise', size(4, 6, 16, 7.9, 256, 150)),
    guest('3', 'lab-ubuntu', 'Ubuntu 24.04 LTS', size(2, 3, 4, 1.2, 40, 22)),
  ];
}
