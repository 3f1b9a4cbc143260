/** How far each user has come with the first steps, by the transitions of the console's own slice. Source: spec 002 §4. */
import { eq } from 'drizzle-orm';
import { type GettingStartedStep, gettingStartedSlice } from '../../../src/console/page/getting-started-slice.ts';
import type { GettingStarted } from '../../../src/workspace/getting-started/contract.ts';
import { type Database, readSetting } from '../database/open-database.ts';
import { gettingStarted } from '../database/schema.ts';
import type { Change } from '../http/keyed-changes.ts';

type Row = typeof gettingStarted.$inferSelect;
const { defaults, transitions } = gettingStartedSlice;

export async function readGettingStarted(database: Database, userId: string, now: number): Promise<GettingStarted> {
  return (await stateOf(database, userId, now)).answer;
}

/** Within a change. */
export async function completeStep(
  database: Database,
  userId: string,
  step: GettingStartedStep,
  now: number,
): Promise<Change<GettingStarted>> {
  const { row, state, answer } = await stateOf(database, userId, now);
  const completed = [...transitions.complete(state, step).completed];
  return { writes: [save(database, { ...row, completed })], answer: { ...answer, completed } };
}

/** Within a change. */
export async function setDismissed(
  database: Database,
  userId: string,
  dismissed: boolean,
  now: number,
): Promise<Change<GettingStarted>> {
  const { row, answer } = await stateOf(database, userId, now);
  return { writes: [save(database, { ...row, dismissed })], answer: { ...answer, dismissed } };
}

async function stateOf(database: Database, userId: string, now: number) {
  const [found] = await database.select().from(gettingStarted).where(eq(gettingStarted.userId, userId));
  const row: Row = found ?? { userId, completed: [], dismissed: false, invitationAccepted: null };
  const isTrialLicense = (await readSetting(database, 'trial-license')) === 'true';
  const { dismissed, invitationAccepted } = row;
  const state = transitions.begin(defaults, row.completed, { isTrialLicense, invitationAccepted }, now, dismissed);
  const answer = { completed: [...state.completed], dismissed, isTrialLicense, invitationAccepted };
  return { row, state, answer };
}

const save = (database: Database, row: Row) =>
  database.insert(gettingStarted).values(row).onConflictDoUpdate({ target: gettingStarted.userId, set: row });
