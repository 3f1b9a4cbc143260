/** Three hosts at the first start; what people enter of them is their own from then on. */
import type { HostOnWire } from '../../../src/virtualization/contract.ts';
import type { Source } from './readings.ts';

export type FirstHost = Omit<HostOnWire, 'id' | 'version' | 'status' | 'healthSensors'> & {
  readonly sensors: readonly FirstSensor[];
  readonly load: { readonly cpu: number; readonly memory: number };
};

export interface FirstSensor {
  readonly name: string;
  readonly unit: string | null;
  readonly source: Omit<Source, 'seed'>;
}

export const gigabyte = 1024 ** 3;
const terabyte = 1024 * gigabyte;
const oneDay = 24 * 60 * 60_000;

/** A day from now on. */
const dayIn = (now: number, days: number) => new Date(now + days * oneDay).toISOString().slice(0, 10);

const temperature = (name: string, base: number, warning: number, critical: number): FirstSensor => ({
  name,
  unit: 'CELSIUS',
  source: { base, daily: 7, noise: 2.5, decimals: 1, limits: { warning, critical } },
});
const fan = (name: string, base = 6200): FirstSensor => ({
  name,
  unit: 'RPM',
  source: {
    base,
    daily: base / 12,
    noise: base / 30,
    decimals: 0,
    limits: { warning: 2400, critical: 1200, isLow: true },
  },
});
const power = (name: string, base: number): FirstSensor => ({
  name,
  unit: 'WATT',
  source: { base, daily: base / 3, noise: base / 20, decimals: 0, limits: { warning: 700, critical: 740 } },
});

const store = (id: string, name: string, capacity: number, freeShare: number) => ({
  id,
  name,
  capacity: Math.round(capacity),
  free: Math.round(capacity * freeShare),
});
const nic = (id: string, name: string, macAddress: string, ...ipAddresses: string[]) => ({
  id,
  name,
  macAddress,
  ipAddresses,
});

export const firstHosts = (now: number): readonly FirstHost[] => [
  {
    name: 'harbor-esx-01',
    product: 'VMware ESXi 8.0.3',
    model: 'Dell PowerEdge R750',
    cpu: { cores: 32, usedPercent: 0 },
    memory: { total: 256 * gigabyte, used: 0 },
    load: { cpu: 34, memory: 71 },
    datastores: [
      store('1', 'ssd-raid10', 7.68 * terabyte, 0.41),
      store('2', 'san-lun-04', 12 * terabyte, 0.04),
      store('3', 'backup-nfs', 24 * terabyte, 0.18),
    ],
    nics: [
      nic('1', 'vmnic0', 'b0:7b:25:d4:10:a2', '10.20.0.11'),
      nic('2', 'vmnic1', 'b0:7b:25:d4:10:a3', '10.20.40.11', 'fe80::b27b:25ff:fed4:10a3'),
      nic('3', 'vmnic2', 'b0:7b:25:d4:10:a4'),
    ],
    sensors: [
      temperature('CPU 1 temperature', 52, 78, 90),
      temperature('CPU 2 temperature', 55, 78, 90),
      temperature('Inlet temperature', 21, 32, 40),
      fan('Fan 1'),
      fan('Fan 2', 6150),
      fan('Fan 3', 740),
      power('Power supply 1', 236),
      power('Power supply 2', 229),
    ],
    licenses: [
      { id: '1', name: 'vSphere 8 Standard', expires: dayIn(now, 214) },
      { id: '2', name: 'vCenter Server 8 Essentials', expires: dayIn(now, -57) },
    ],
    warrantyStartDate: dayIn(now, 24 - 3 * 365),
    warrantyEndDate: dayIn(now, 24),
    tags: ['Production', 'Rack A3'],
    owner: 'admin',
  },
  {
    name: 'kumo-pve-01',
    product: 'Proxmox VE 8.3',
    model: 'Supermicro SYS-510T-MR',
    cpu: { cores: 16, usedPercent: 0 },
    memory: { total: 128 * gigabyte, used: 0 },
    load: { cpu: 22, memory: 48 },
    datastores: [store('1', 'local-zfs', 3.84 * terabyte, 0.56), store('2', 'ceph-vm', 9.6 * terabyte, 0.31)],
    nics: [nic('1', 'eno1', '3c:ec:ef:51:7a:06', '10.31.0.21'), nic('2', 'eno2', '3c:ec:ef:51:7a:07')],
    sensors: [
      temperature('CPU temperature', 49, 80, 92),
      temperature('NVMe 0 temperature', 66, 62, 80),
      temperature('NVMe 1 temperature', 44, 62, 80),
      fan('Fan A', 4100),
      fan('Fan B', 4050),
    ],
    licenses: [{ id: '1', name: 'Proxmox VE Basic subscription', expires: dayIn(now, 19) }],
    warrantyStartDate: dayIn(now, -4 * 365),
    warrantyEndDate: dayIn(now, -365),
    tags: ['Studio'],
    owner: 'operator',
  },
  {
    name: 'lab-hv-01',
    product: 'Windows Server 2025 Hyper-V',
    model: 'HPE ProLiant DL360 Gen11',
    cpu: { cores: 24, usedPercent: 0 },
    memory: { total: 192 * gigabyte, used: 0 },
    load: { cpu: 9, memory: 23 },
    datastores: [store('1', 'CSV-01', 5.76 * terabyte, 0.72)],
    nics: [nic('1', 'Embedded LOM 1 Port 1', '5c:ed:8c:2b:90:10', '10.44.8.5')],
    sensors: [
      temperature('CPU 1 temperature', 41, 80, 92),
      temperature('Inlet temperature', 20, 32, 40),
      fan('Fan 1', 5200),
      power('Power supply 1', 188),
    ],
    licenses: [],
    warrantyStartDate: dayIn(now, -200),
    warrantyEndDate: dayIn(now, 900),
    tags: ['Lab'],
    owner: null,
  },
];
