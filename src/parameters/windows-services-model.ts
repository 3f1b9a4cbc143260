import { collator } from '../base/intl-cache.ts';
import { createResource, type Resource } from '../base/resource/resource.ts';
import { CallError } from '../host/http/call-error.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import { listWindowsServices, type WindowsService } from './contract.ts';

export type WindowsServices = Resource<number | undefined, readonly WindowsService[]>;

export interface WindowsServicesOptions {
  client: HttpClient;
  /** Told of an answer that is none; of calls that fail the client tells itself. */
  report(error: unknown): void;
  onFailure(error: unknown): void;
  /** Of whoever reads the list. */
  locale(): string;
}

/** The services of a device, or those that any has; in the order of what people read. */
export function windowsServices({ client, report, onFailure, locale }: WindowsServicesOptions): WindowsServices {
  return createResource<number | undefined, readonly WindowsService[]>({
    async read(nodeId, signal) {
      const query = nodeId === undefined ? {} : { nodeId };
      const { resultCode, message, windowsServices } = await client.call(
        listWindowsServices,
        { params: {}, query },
        { signal },
      );
      if (resultCode !== 'SUCCESS') {
        const { name: endpoint } = listWindowsServices;
        const error = new CallError('result-code', { endpoint, resultCode, serverMessage: message ?? undefined });
        report(error);
        throw error;
      }
      const named = (windowsServices ?? []).map((one) => ({ ...one, displayName: one.displayName || one.serviceName }));
      const { compare } = collator(locale());
      return named.sort((one, other) => compare(one.displayName, other.displayName));
    },
    onFailure,
  });
}
