import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { changeType } from '../../../src/ticketing/actions/stored-actions.ts';
import type { AutomationBody, StoredAutomation } from '../../../src/ticketing/contract.ts';
import { systemBoardLocked } from '../../../src/ticketing/contract.ts';
import type { Automation, AutomationType } from '../../../src/ticketing/terms/automation.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { automation, automationExample } from '../database/schema.ts';
import type { Change } from '../http/keyed-changes.ts';
import { forbidden, notFound, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { automationFrom, refusalFor } from './automation-check.ts';
import type { AutomationUploads } from './automation-uploads.ts';
import { readDirectory } from './ticketing-directory.ts';

export type AutomationRow = typeof automation.$inferSelect;

interface Saved {
  resultCode: string;
  id?: string;
  version?: string;
  errors?: { field: string; code: string; limit?: number; minimum?: number }[];
}

/** Thrown within a change, so that nothing of it is written or kept: the answer that says why. */
export class NotSaved extends Error {
  readonly answer: Saved;

  constructor(answer: Saved) {
    super(answer.resultCode);
    this.answer = answer;
  }
}

/** Automations, response templates and boards (spec 001 §3.1, §4.1, §7 and §8). */
export class Automations {
  readonly #database: Database;
  readonly #uploads: AutomationUploads;

  constructor(database: Database, uploads: AutomationUploads) {
    this.#database = database;
    this.#uploads = uploads;
  }

  /** In their order. */
  list(type?: AutomationType): Promise<AutomationRow[]> {
    return this.#where(type && eq(automation.type, type));
  }

  /** Those that are switched on, as the rules see them. */
  async active(type: AutomationType): Promise<Automation[]> {
    return (await this.#where(and(eq(automation.type, type), eq(automation.enabled, true)))).map(asRule);
  }

  /** Those that are switched on and come after one of their type. */
  async following(id: string) {
    const { type, ...own } = await this.find(id);
    const rows = await this.#where(and(eq(automation.type, type), eq(automation.enabled, true)));
    const isAfter = ({ position, id: other }: AutomationRow) =>
      position > own.position || (position === own.position && other > own.id);
    return rows.filter(isAfter).map(({ id: other, name, content: { conditions, actions } }) => ({
      id: String(other),
      name,
      conditions,
      actions: (actions ?? []).filter((action) => action.type === changeType),
    }));
  }

  #where(condition: SQL | undefined): Promise<AutomationRow[]> {
    return this.#database
      .select()
      .from(automation)
      .where(condition)
      .orderBy(asc(automation.position), asc(automation.id));
  }

  async find(id: string): Promise<AutomationRow> {
    const [row] = await this.#database
      .select()
      .from(automation)
      .where(eq(automation.id, rowId(id)));
    if (!row) throw notFound('The automation');
    return row;
  }

  /** A response template that is offered. */
  async findTemplate(id: string): Promise<Automation> {
    const row = await this.find(id);
    if (row.type !== 'RESPONSE_TEMPLATE' || !row.enabled) throw notFound('The response template');
    return asRule(row);
  }

  async read(id: string): Promise<StoredAutomation> {
    const { content, system, version, enabled, name, description, type, ...row } = await this.find(id);
    const { uploads, ...rest } = content;
    const files = await this.#uploads.find((uploads ?? []).map((upload) => upload.id));
    return {
      ...rest,
      id: String(row.id),
      enabled,
      name,
      description,
      type,
      system,
      version: String(version),
      attachments: (uploads ?? []).map((upload) => ({
        ...upload,
        uploadStatus: files.find((file) => file.id === upload.id)?.uploadStatus ?? 'FAILURE',
      })),
    };
  }

  /** Within a change. */
  async create(session: Session, body: AutomationBody): Promise<Change<Saved>> {
    await this.#requireValid(automationFrom(body));
    await this.#requireReadable(session, body);
    const id = await nextId(this.#database, automation);
    const last = (await this.list()).reduce((most, { position }) => Math.max(most, position), 0);
    const row = { id, position: last + 1, system: false, version: 1, ...rowOf(session, body) };
    return { writes: [this.#database.insert(automation).values(row)], answer: savedAs(row) };
  }

  /** Within a change. `edited` is the version that somebody started from. */
  async update(session: Session, id: string, body: AutomationBody, edited?: string): Promise<Change<Saved>> {
    const before = await this.find(id);
    if (edited !== undefined && edited !== String(before.version)) throw outdated(before);
    if (body.type !== before.type) throw new Refusal(400, 'TYPE_CHANGED', 'An automation keeps its type');
    if (before.system && changesLocked(before, body)) throw new NotSaved({ resultCode: systemBoardLocked });
    const conditions = before.system ? before.content.conditions : body.conditions;
    await this.#requireValid(automationFrom({ ...body, system: before.system }));
    await this.#requireReadable(session, body);
    const row = { id: before.id, version: before.version + 1, ...rowOf(session, { ...body, conditions }) };
    return {
      writes: [this.#database.update(automation).set(row).where(eq(automation.id, before.id))],
      answer: savedAs(row),
    };
  }

  /** Within a change: among those of its type, from 0. */
  async move(id: string, position: number): Promise<Change<{ resultCode: string }>> {
    const moved = await this.find(id);
    const rows = await this.list(moved.type);
    const others = rows.filter((row) => row.id !== moved.id);
    const places = rows.map((row) => row.position);
    const inOrder = others.toSpliced(position, 0, moved);
    const writes = inOrder.flatMap((row, index) => {
      const place = places[index] ?? row.position;
      if (place === row.position) return [];
      return this.#database.update(automation).set({ position: place }).where(eq(automation.id, row.id));
    });
    return { writes, answer: { resultCode: 'SUCCESS' } };
  }

  /** Whether each of these files is one of a saved automation. */
  async haveUploads(ids: readonly string[]): Promise<boolean> {
    const rows = await this.#where(sql`json_array_length(${automation.content}, '$.uploads') > 0`);
    const all = new Set(rows.flatMap(({ content }) => (content.uploads ?? []).map(({ id }) => id)));
    return ids.every((id) => all.has(id));
  }

  /** A file that an automation names can be read by all: nobody may name somebody else's. */
  async #requireReadable({ id: owner }: Session, { uploads }: AutomationBody): Promise<void> {
    if (!uploads || uploads.length === 0) return;
    const files = await this.#uploads.find(uploads.map(({ id }) => id));
    const others = files.filter((file) => file.owner !== owner).map(({ id }) => id);
    if (others.length > 0 && !(await this.haveUploads(others)))
      throw forbidden('One of the attachments was uploaded by somebody else.');
  }

  async #requireValid(rule: Automation): Promise<void> {
    const refused = refusalFor(rule, await readDirectory(this.#database));
    if (refused) throw new NotSaved(refused);
  }

  /** Within a change. */
  async delete(id: string): Promise<Change<{ resultCode: string }>> {
    const { id: number, system } = await this.find(id);
    if (system) throw new Refusal(409, systemBoardLocked, 'A system board can’t be deleted');
    return {
      writes: [
        this.#database.delete(automation).where(eq(automation.id, number)),
        this.#database.delete(automationExample).where(eq(automationExample.automationId, number)),
      ],
      answer: { resultCode: 'SUCCESS' },
    };
  }
}

export function asRule({ id, type, name, description, enabled, system, content }: AutomationRow): Automation {
  return automationFrom({ ...content, id, type, name, description, enabled, system });
}

/** As lists show it. */
export const summaryOf = ({ id, type, name, description, enabled, system }: AutomationRow) => ({
  id,
  type,
  name,
  description,
  enabled,
  system,
});

function rowOf({ user }: Session, { type, enabled, name, description, ...content }: AutomationBody) {
  const { conditions, actions, uploads, columns, sortBy } = content;
  const kept = { conditions, actions, uploads, columns, sortBy };
  return {
    type,
    enabled,
    name: name.trim(),
    description: description?.trim() ?? '',
    content: kept,
    savedBy: user.name,
  };
}

const savedAs = ({ id, version }: { id: number; version: number }): Saved => ({
  resultCode: 'SUCCESS',
  id: String(id),
  version: String(version),
});

/** Source: spec 001 §2.1 and §6. A client need not send conditions that it may not change. */
function changesLocked({ name, description, content }: AutomationRow, body: AutomationBody): boolean {
  if (body.name.trim() !== name || (body.description?.trim() ?? '') !== description) return true;
  return body.conditions != null && plain(body.conditions) !== plain(content.conditions);
}

/** Of rows only what decides: their ids are the editor's own. */
function plain(conditions: AutomationBody['conditions']): string {
  const rows = (list: NonNullable<AutomationBody['conditions']>['all'] = []) =>
    list.map(({ field, operator, value }) => [field, operator, value]);
  return JSON.stringify([rows(conditions?.all), rows(conditions?.any)]);
}

function outdated({ version, savedBy }: AutomationRow): Refusal {
  const message = `${savedBy} has saved version ${version} since you opened it. Nothing was overwritten: compare both, then save again.`;
  return new Refusal(412, 'OUTDATED', message, { ETag: `"${version}"` });
}
