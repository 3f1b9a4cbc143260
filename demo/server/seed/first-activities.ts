/** What people did in the days before the first start, so that somebody has something to look for. */
import { activityAreas } from '../../../src/activity/activity-terms.ts';
import { foldedName } from '../../../src/base/folded-name.ts';
import { activities, otherActivities } from '../activity/activities.ts';
import { technicians } from '../billing/user-roles.ts';
import type { activity } from '../database/schema.ts';
import { devices } from '../directory/devices.ts';
import { organizations } from '../directory/organizations.ts';
import { people } from '../directory/people.ts';

type NewActivity = typeof activity.$inferInsert;

const minute = 60_000;
const day = 24 * 60 * minute;
const days = 9;
/** Of each working day. */
const perDay = 14;

/** What is done, and to what: a device, an organization, or something with a name of its own. */
const deeds: readonly (readonly [kind: string, about: 'device' | 'organization' | string | null])[] = [
  ['createRestoreJob', 'device'],
  ['startMaintenance', 'device'],
  ['updateAutomation', 'Tell the customer that work has begun'],
  ['runTask', 'Restart the spooler'],
  ['saveBackupSettings', 'organization'],
  ['updateScript', 'Clear temporary files'],
  ['endMaintenance', 'device'],
  ['updateBillingProduct', 'Managed workstation'],
  ['saveOrganizationMapping', 'organization'],
  ['savePolicyPatches', 'Servers'],
  ['createSyncJob', 'device'],
  ['updateCustomField', 'Asset tag'],
  ['createScheduledTask', 'Weekly clean-up'],
  ['runAgreementSync', null],
];

export function firstActivities(now: number): NewActivity[] {
  return Array.from({ length: days * perDay }, (_, index) => activityOf(index, now));
}

/** The first is the oldest; each working hour has one or two. */
function activityOf(index: number, now: number): NewActivity {
  const back = days - Math.floor(index / perDay);
  const time = now - back * day + (index % perDay) * 37 * minute + ((index * 7) % 11) * minute;
  const [kind, about] = deeds[(index * 5) % deeds.length] ?? ['createRestoreJob', 'device'];
  const isOwn = Object.hasOwn(otherActivities, kind);
  const technician = technicians[(index * 3) % 7]?.userId;
  const actor = isOwn ? undefined : people.find(({ id }) => id === technician);
  const device = about === 'device' ? devices[(index * 3) % devices.length] : undefined;
  const organization = about === 'organization' ? organizations[index % 12] : undefined;
  const subjectName = device?.displayName ?? organization?.name ?? about;
  const area = isOwn ? otherActivities[kind as keyof typeof otherActivities] : activities[kind]?.area;
  return {
    id: index + 1,
    time,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? '',
    area: activityAreas.find((one) => one === area) ?? 'settings',
    kind,
    subjectId: device ? String(device.id) : organization ? String(organization.id) : null,
    subjectName,
    nodeId: device?.id ?? null,
    organizationId: device?.organizationId ?? organization?.id ?? null,
    searchName: foldedName(`${actor?.name ?? ''} ${subjectName ?? ''}`),
  };
}
