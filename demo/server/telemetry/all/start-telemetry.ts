/** OpenTelemetry's own set-up, which reads every variable of the standard, and what the server tells through it. */
import { metrics, trace } from '@opentelemetry/api';
import { NodeSDK, resources } from '@opentelemetry/sdk-node';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Endpoint } from '../../../../src/host/http/endpoint.ts';
import type { Telemetry } from './telemetry-parts.ts';
import { tellRequests } from './tell-requests.ts';
import { tellWork } from './tell-work.ts';

const name = 'rmm-reference-server';

export function startTelemetry(endpoints: readonly Endpoint[]): Telemetry {
  const sdk = new NodeSDK({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come after it and win.
    resource: resources.defaultResource().merge(resources.resourceFromAttributes({ [ATTR_SERVICE_NAME]: name })),
    // By itself it would tell who started the process, with which arguments, and on which machine.
    ...(!process.env.OTEL_NODE_RESOURCE_DETECTORS && { resourceDetectors: [resources.envDetector] }),
  });
  sdk.start();
  const parts = { tracer: trace.getTracer(name), meter: metrics.getMeter(name) };
  const work = tellWork(parts);
  return {
    tellRequest: tellRequests(parts, endpoints),
    async close() {
      work.end();
      // Where nobody takes it, the server ends all the same.
      await sdk.shutdown().catch((error: unknown) => console.error('Telemetry could not be sent:', error));
    },
  };
}
