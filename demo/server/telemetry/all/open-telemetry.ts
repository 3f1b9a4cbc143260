/** OpenTelemetry, for whoever sets its variables. Until then nothing of it is loaded, and no request passes through it. */
import type { Endpoint } from '../../../../src/host/http/endpoint.ts';
import type { Telemetry } from './telemetry-parts.ts';

/** Any of them asks for it: where to send it, or how. */
const asking = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
  'OTEL_METRICS_EXPORTER',
];

export function asksForTelemetry(environment: NodeJS.ProcessEnv): boolean {
  const isDisabled = environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true';
  return !isDisabled && asking.some((name) => !['', 'none'].includes(environment[name]?.trim() ?? ''));
}

/** One for the process: its variables are read from the process's environment, as the standard says. */
export async function openTelemetry(endpoints: readonly Endpoint[]): Promise<Telemetry> {
  const { startTelemetry } = await import('./start-telemetry.ts');
  return startTelemetry(endpoints);
}
