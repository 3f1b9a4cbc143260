/** A span for each job, below that of the call that ordered it, how many run, and how long the database takes. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanStatusCode } from '@opentelemetry/api';
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  METRIC_DB_CLIENT_OPERATION_DURATION,
} from '@opentelemetry/semantic-conventions';
import { channelNames, type DatabaseCallNews, type JobEndNews, type JobNews } from '../work-channels.ts';
import { explicitBucketBoundaries, type TelemetryParts } from './telemetry-parts.ts';

const [kindOf, statusOf, uidOf] = ['rmm.job.kind', 'rmm.job.status', 'rmm.job.uid'] as const;

/** Until `end`, which also ends the spans of what still runs. */
export function tellWork(parts: TelemetryParts): { end(): void } {
  const ends = [tellJobs(parts), tellDatabase(parts)];
  return { end: () => ends.forEach((end) => void end()) };
}

function tellJobs({ tracer, meter }: TelemetryParts): () => void {
  const running = new Map<string, { span: Span; kind: string }>();
  const count = meter.createUpDownCounter('rmm.jobs.running', { description: 'Jobs that run.', unit: '{job}' });
  const begin = (news: unknown) => {
    const { uid, kind } = news as JobNews;
    const attributes = { [kindOf]: kind, [uidOf]: uid };
    running.set(uid, { span: tracer.startSpan(`${kind} job`, { attributes }), kind });
    count.add(1, { [kindOf]: kind });
  };
  const end = (uid: string, status: string) => {
    const job = running.get(uid);
    if (!job) return;
    running.delete(uid);
    count.add(-1, { [kindOf]: job.kind });
    job.span.setAttribute(statusOf, status);
    // Why may name files: whoever has the uid finds it in the console.
    if (status === 'failed') job.span.setStatus({ code: SpanStatusCode.ERROR });
    job.span.end();
  };
  const onEnd = (news: unknown) => {
    const { uid, status } = news as JobEndNews;
    end(uid, status);
  };
  subscribe(channelNames.jobBegun, begin);
  subscribe(channelNames.jobEnded, onEnd);
  return () => {
    unsubscribe(channelNames.jobBegun, begin);
    unsubscribe(channelNames.jobEnded, onEnd);
    for (const uid of [...running.keys()]) end(uid, 'interrupted');
  };
}

function tellDatabase({ meter }: TelemetryParts): () => void {
  const durations = meter.createHistogram(METRIC_DB_CLIENT_OPERATION_DURATION, {
    description: 'Duration of database client operations.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, ...explicitBucketBoundaries] },
  });
  const onCall = (news: unknown) => {
    const { system, operation, seconds, isFailed } = news as DatabaseCallNews;
    durations.record(seconds, {
      [ATTR_DB_SYSTEM_NAME]: system,
      [ATTR_DB_OPERATION_NAME]: operation,
      ...(isFailed && { [ATTR_ERROR_TYPE]: '_OTHER' }),
    });
  };
  subscribe(channelNames.databaseCall, onCall);
  return () => void unsubscribe(channelNames.databaseCall, onCall);
}
