/** Rows as a console would show them, the same at every load. */
import { seeded } from '../../common/seeded.ts';

export interface SampleDevice {
  id: string;
  name: string;
  organization: string;
  system: string;
  status: 'online' | 'offline' | 'maintenance';
  /** Percent; some devices have none. */
  disk: number | null;
  memory: number;
  price: number;
  /** Milliseconds since 1970. */
  seen: number;
  /** When its management client was updated. */
  updated: number;
  /** ISO 8601 days. */
  bought: string;
  warranty: string;
  tags: readonly string[];
  isMonitored: boolean;
  address: string;
  note: string;
}

const organizations = ['Northwind Traders', 'Contoso', 'Fabrikam', 'Tailspin Toys', 'Wide World Importers'];
const places = ['HQ', 'LAB', 'OPS', 'FIN', 'BER', 'NYC', 'TYO'];
const kinds = ['SRV', 'PC', 'NB', 'MAC'];
const systems = ['Windows 11 Pro', 'Windows Server 2025', 'macOS 15', 'Ubuntu 24.04 LTS', 'Debian 12'];
const tags = ['VIP', 'Laboratory', 'Spare', 'Remote', 'Pilot', 'End of life'];
const statuses = ['online', 'online', 'online', 'offline', 'maintenance'] as const;
const notes = ['', '', '', 'Fan replaced in spring', 'Waiting for a part; don’t reboot before the weekend'];

const day = 86_400_000;

/** @param now Milliseconds since 1970, from which "last seen" counts back. */
export function sampleDevices(count: number, now: number): SampleDevice[] {
  const { share: random, oneOf: pick } = seeded(20_271_121);
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${pick(places)}-${pick(kinds)}-${String(index + 1).padStart(5, '0')}`,
    organization: pick(organizations),
    system: pick(systems),
    status: pick(statuses),
    disk: random() < 0.15 ? null : Math.round(random() * 100),
    memory: 2 ** (2 + Math.floor(random() * 6)),
    price: Math.round(random() * 400_000) / 100,
    seen: now - Math.floor(random() ** 4 * 120 * day),
    bought: new Date(now - Math.floor(random() * 2000) * day).toISOString().slice(0, 10),
    updated: now - Math.floor(random() ** 2 * 400 * day),
    warranty: new Date(now + Math.floor((random() - 0.4) * 1000) * day).toISOString().slice(0, 10),
    tags: tags.filter(() => random() < 0.18),
    isMonitored: random() < 0.75,
    address: `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`,
    note: pick(notes),
  }));
}
