import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { remember } from '../../common/remember.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { session as sessionTable } from '../database/schema.ts';
import type { ActiveFault } from './faults.ts';
import type { JobFaultOrder } from './job-faults.ts';
import { RequestLog } from './request-log.ts';
import type { UploadFaultOrder } from './upload-faults.ts';
import { type DemoUser, type DemoUserId, demoUsers, type FeatureFlag, featureFlags } from './users.ts';

export interface SessionChoices {
  user: DemoUserId;
  /** `fed`, `fed-qa1` or another. */
  environment: string;
  featureFlags: Partial<Record<FeatureFlag, boolean>>;
  helpTooltipHidden: boolean;
}

/** One browser, or one test: what it chose, what is to go wrong for it, and what it asked. */
export class Session {
  readonly id: string;
  choices: SessionChoices;
  faults: ActiveFault[] = [];
  /** For the next restore jobs. */
  jobFaults: JobFaultOrder[] = [];
  /** For the next attachments of tickets. */
  uploadFaults: UploadFaultOrder[] = [];
  mfaPassed = false;
  /** Counts what the out-of-order fault has seen. */
  outOfOrderCount = 0;
  readonly log = new RequestLog();

  constructor(id: string, choices: SessionChoices) {
    this.id = id;
    this.choices = choices;
  }

  /** Nothing is to go wrong any more. */
  endFaults(): void {
    this.faults = [];
    this.jobFaults = [];
    this.uploadFaults = [];
    this.mfaPassed = false;
  }

  get user(): DemoUser {
    return demoUsers[this.choices.user];
  }

  get featureFlags(): Record<FeatureFlag, boolean> {
    return { ...featureFlags, ...this.choices.featureFlags };
  }
}

const initialChoices: SessionChoices = {
  user: 'admin',
  environment: 'demo',
  featureFlags: {},
  helpTooltipHidden: false,
};
const rememberedSessions = 2_000;

/** Sessions by the signed cookie that carries their id. */
export class Sessions {
  readonly #database: Database;
  readonly #secret: Buffer;
  readonly #sessions = new Map<string, Session>();

  private constructor(database: Database, secret: Buffer) {
    this.#database = database;
    this.#secret = secret;
  }

  static async open(database: Database): Promise<Sessions> {
    let secret = await readSetting(database, 'session-secret');
    if (!secret) {
      secret = randomBytes(32).toString('hex');
      await writeSetting(database, 'session-secret', secret);
    }
    return new Sessions(database, Buffer.from(secret, 'hex'));
  }

  create(): { session: Session; cookie: string } {
    const id = randomBytes(24).toString('base64url');
    const session = this.#remember(new Session(id, initialChoices));
    return { session, cookie: `${id}.${this.sign(id)}` };
  }

  async find(cookie: string | undefined): Promise<Session | undefined> {
    const [id, signature] = cookie?.split('.') ?? [];
    if (!id || !signature || !this.isSigned(id, signature)) return undefined;
    const known = this.#sessions.get(id);
    if (known) return known;
    const [row] = await this.#database.select().from(sessionTable).where(eq(sessionTable.id, id));
    const raced = this.#sessions.get(id);
    return raced ?? this.#remember(new Session(id, { ...initialChoices, ...row?.choices }));
  }

  /** From now on; the statement writes it down. */
  choose(session: Session, choices: SessionChoices) {
    session.choices = choices;
    const row = { id: session.id, choices: { ...choices } };
    return this.#database
      .insert(sessionTable)
      .values(row)
      .onConflictDoUpdate({ target: sessionTable.id, set: { choices: row.choices } });
  }

  #remember(session: Session): Session {
    return remember(this.#sessions, session.id, session, rememberedSessions);
  }

  /** A signature of any text, for addresses that are only good as given. */
  sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }

  isSigned(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
