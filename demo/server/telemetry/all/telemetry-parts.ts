import type { Meter, Tracer } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import type { DemoEnvironment } from '../../http/demo-context.ts';

export interface Telemetry {
  /** Stands before everything else that a request passes, so that what is refused is told as well. */
  tellRequest: MiddlewareHandler<DemoEnvironment>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

export interface TelemetryParts {
  tracer: Tracer;
  meter: Meter;
}

/** Seconds, as the conventions say. */
export const explicitBucketBoundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
