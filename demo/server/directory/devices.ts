/** The devices beside this machine. */
import { hostname, platform } from 'node:os';
import type { device } from '../database/schema.ts';
import { type Person, people } from './people.ts';

/** Devices belong to the first ones, by turns. */
const organizationsWithDevices = 5;

const classes = ['WINDOWS_WORKSTATION', 'WINDOWS_SERVER', 'WINDOWS_WORKSTATION', 'LINUX_SERVER', 'LINUX_WORKSTATION'];
const places = ['Reception', 'Warehouse', 'Accounting', 'Studio', 'Front desk', 'Workshop', 'Meeting room', 'Dispatch'];

/** Ids that tests and the demo pages name. */
export const thisMachine = 1;
export const windowsServer = 2;
export const mac = 3;
export const macServer = 4;
export const offlineDevice = 5;

type NewDevice = typeof device.$inferInsert & { id: number };

const named: NewDevice[] = [
  {
    id: thisMachine,
    displayName: 'This machine',
    systemName: hostname(),
    organizationId: 1,
    nodeClass: platform() === 'darwin' ? 'MAC' : 'LINUX_WORKSTATION',
    online: true,
    lockhartEnabled: true,
  },
  {
    id: windowsServer,
    displayName: 'File server',
    systemName: 'HARBOR-FS01',
    organizationId: 1,
    nodeClass: 'WINDOWS_SERVER',
    online: true,
    lockhartEnabled: true,
  },
  {
    id: mac,
    displayName: 'Studio MacBook',
    systemName: 'kumo-studio-07',
    organizationId: 2,
    nodeClass: 'MAC',
    online: true,
    lockhartEnabled: true,
  },
  {
    id: macServer,
    displayName: 'Render Mac mini',
    systemName: 'kumo-render-01',
    organizationId: 2,
    nodeClass: 'MAC_SERVER',
    online: true,
    lockhartEnabled: true,
  },
  {
    id: offlineDevice,
    displayName: 'Laptop of the night shift',
    systemName: 'HARBOR-NB23',
    organizationId: 1,
    nodeClass: 'WINDOWS_WORKSTATION',
    online: false,
    lockhartEnabled: true,
  },
];

export const devices: NewDevice[] = [
  ...named,
  ...Array.from({ length: 57 }, (_, index) => {
    const id = named.length + index + 1;
    const place = places[index % places.length] ?? 'Office';
    const nodeClass = classes[index % classes.length] ?? 'WINDOWS_WORKSTATION';
    return {
      id,
      displayName: `${place} ${Math.floor(index / places.length) + 1}`,
      systemName: `${nodeClass.startsWith('WINDOWS') ? 'WIN' : 'LNX'}-${1000 + id}`,
      organizationId: (index % organizationsWithDevices) + 1,
      nodeClass,
      online: index % 19 !== 18,
      lockhartEnabled: index % 11 !== 10,
    };
  }),
];

const customers = people.filter(({ type }) => type === 'END_USER');

/** Who works with a device; every fourth one is nobody's. */
export const ownerOf = (deviceId: number): Person | undefined =>
  deviceId % 4 === 0 ? undefined : customers[deviceId % customers.length];
