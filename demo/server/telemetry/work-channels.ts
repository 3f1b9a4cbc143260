/**
 * What the server tells of its work to whoever listens in this process. Nobody does unless telemetry is asked for, and then
 * a message costs nothing.
 */
import { channel } from 'node:diagnostics_channel';
import type { JobKind } from '../../../src/backup/job-contract.ts';

export interface JobNews {
  uid: string;
  kind: JobKind | 'AGREEMENT_SYNC';
}

export interface JobEndNews extends JobNews {
  status: 'completed' | 'failed' | 'canceled';
}

export interface DatabaseCallNews {
  system: 'sqlite' | 'postgresql';
  /** Such as SELECT, or BATCH for several at once. */
  operation: string;
  seconds: number;
  isFailed: boolean;
}

export const channelNames = {
  jobBegun: 'rmm.server.job.begun',
  jobEnded: 'rmm.server.job.ended',
  databaseCall: 'rmm.server.database.call',
} as const;

const jobBegun = channel(channelNames.jobBegun);
const jobEnded = channel(channelNames.jobEnded);
const databaseCall = channel(channelNames.databaseCall);

export const tellJobBegun = (news: JobNews): void => jobBegun.publish(news);
export const tellJobEnded = (news: JobEndNews): void => jobEnded.publish(news);

/** Tells how long the methods take, each of which sends one thing to the database; where nobody listens, it is left as it is. */
export function watchedCalls<Client extends object>(
  client: Client,
  system: DatabaseCallNews['system'],
  methods: readonly (keyof Client & string)[],
): Client {
  if (!databaseCall.hasSubscribers) return client;
  for (const method of methods) {
    const send = (client[method] as (...given: unknown[]) => Promise<unknown>).bind(client);
    const watched = async (...given: unknown[]) => {
      const started = performance.now();
      const tell = (isFailed: boolean) => {
        const seconds = (performance.now() - started) / 1_000;
        databaseCall.publish({ system, operation: operationOf(method, given[0]), seconds, isFailed });
      };
      try {
        const answer = await send(...given);
        tell(false);
        return answer;
      } catch (error) {
        tell(true);
        throw error;
      }
    };
    Object.assign(client, { [method]: watched });
  }
  return client;
}

/** The first word of a statement, and never more of it: the rest may name what somebody wrote. */
function operationOf(method: string, given: unknown): string {
  if (method === 'batch') return 'BATCH';
  const { sql, text } = Object(given) as { sql?: string; text?: string };
  const statement = typeof given === 'string' ? given : (sql ?? text ?? '');
  return /^\s{0,100}(\w{1,20})/.exec(statement)?.[1]?.toUpperCase() ?? 'OTHER';
}
