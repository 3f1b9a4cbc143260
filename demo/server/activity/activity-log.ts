/** Writes what was done beside what it changed: as statements of the same batch, so that both are there or neither. */

import type { ActivityArea } from '../../../src/activity/activity-terms.ts';
import { foldedName } from '../../../src/base/folded-name.ts';
import type { Database } from '../database/open-database.ts';
import { activity } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import type { DemoUser } from '../http/users.ts';
import { activities, type Concerned, type OtherActivity, otherActivities, type RecordedCall } from './activities.ts';

/** Undefined: the product itself. */
type Actor = Pick<DemoUser, 'id' | 'name'> | undefined;

export class ActivityLog {
  readonly #database: Database;
  readonly #now: () => number;

  /** @param now Milliseconds since 1970 */
  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Within the change of a call. */
  async ofCall(name: string, actor: Actor, call: RecordedCall): Promise<Write[]> {
    const kind = activities[name];
    const { resultCode } = call.answer;
    // Backends refuse by an answer, too: then nothing was done.
    if (!kind || (typeof resultCode === 'string' && resultCode !== 'SUCCESS')) return [];
    const concerned = await kind.concerned(call, this.#database);
    return [activityWrite(this.#database, { kind: name, area: kind.area, actor, concerned, time: this.#now() })];
  }

  /** Within a change that no call of the contract makes. */
  of(kind: OtherActivity, actor: Actor, concerned: Concerned): Write {
    return otherActivity(this.#database, kind, { actor, concerned, time: this.#now() });
  }
}

/** What the product did by itself unless there is an actor. */
export function otherActivity(
  database: Database,
  kind: OtherActivity,
  what: { actor?: Actor; concerned: Concerned; time: number },
): Write {
  return activityWrite(database, { actor: undefined, ...what, kind, area: otherActivities[kind] });
}

interface Done {
  readonly kind: string;
  readonly area: ActivityArea;
  readonly actor: Actor;
  readonly concerned: Concerned;
  readonly time: number;
}

/** Names are shown in one line, and nobody searches for more of them. */
const longestName = 200;

function activityWrite(database: Database, { kind, area, actor, concerned, time }: Done): Write {
  const { id, name: given, count, nodeId = null, organizationId = null } = concerned;
  const name = given?.slice(0, longestName) ?? null;
  return database.insert(activity).values({
    time,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? '',
    area,
    kind,
    subjectId: id === undefined || id === null ? null : String(id),
    subjectName: name,
    count: count ?? null,
    nodeId,
    organizationId,
    searchName: foldedName(`${actor?.name ?? ''} ${name ?? ''}`),
  });
}
