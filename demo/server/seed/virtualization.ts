/** Hosts, guests and the hosts' last hours at the first start. */
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { virtualizationGuest, virtualizationHost, virtualizationReading } from '../database/schema.ts';
import { firstGuests } from '../virtualization/first-guests.ts';
import { type FirstHost, firstHosts } from '../virtualization/first-hosts.ts';
import { dueGuestReadings } from '../virtualization/guest-readings.ts';
import { dueReadings } from '../virtualization/machines.ts';
import { readingAt, readUntil, type Source } from '../virtualization/readings.ts';

export async function seedVirtualization(database: Database): Promise<void> {
  const now = Date.now();
  if (await readSetting(database, 'virtualization')) {
    // Hosts went on while no server ran.
    const [first, ...others] = await dueReadings(database, now);
    if (first) await database.batch([first, ...others]);
    return;
  }
  const hosts = firstHosts(now);
  const readings = hosts.flatMap((host, index) =>
    sourcesOf(host, index).map(({ sensorId, source }) => ({
      hostId: index + 1,
      sensorId,
      source,
      ...readUntil((at) => readingAt(source, at), { last: 0, values: [] as number[] }, now),
    })),
  );
  await database.batch([
    database.insert(virtualizationHost).values(hosts.map(asRow)),
    database.insert(virtualizationGuest).values(
      firstGuests(now).map(({ hostId, ...content }, index) => ({
        id: index + 1,
        hostId: Number(hostId),
        content,
        version: 1,
      })),
    ),
    database.insert(virtualizationReading).values(readings.map((reading, index) => ({ id: index + 1, ...reading }))),
    writeSetting(database, 'virtualization', 'written'),
  ]);
  const [first, ...others] = await dueGuestReadings(database, now);
  if (first) await database.batch([first, ...others]);
}

function asRow({ sensors, load: _, ...host }: FirstHost, index: number) {
  const healthSensors = sensors.map(({ name, unit }, at) => ({
    id: String(at + 1),
    name,
    unit,
    status: 'OK',
    value: null,
  }));
  return { id: index + 1, content: { ...host, status: 'OK', healthSensors }, version: 1 };
}

function sourcesOf({ load, sensors }: FirstHost, index: number): { sensorId: string; source: Source }[] {
  const seed = 100 * (index + 1);
  return [
    { sensorId: 'cpu', source: { seed, base: load.cpu * 0.7, daily: load.cpu * 0.5, noise: 9, decimals: 1 } },
    { sensorId: 'memory', source: { seed: seed + 1, base: load.memory, daily: 4, noise: 2, decimals: 1 } },
    ...sensors.map(({ source }, at) => ({ sensorId: String(at + 1), source: { seed: seed + 2 + at, ...source } })),
  ];
}
