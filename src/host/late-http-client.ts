import { CallError } from './call-error.ts';
import type { ClientSurroundings, HttpClient } from './http-client.ts';

/** A client whose code comes with the first call: an element that makes none does not pay for it. */
export function createLateHttpClient(surroundings: ClientSurroundings): HttpClient {
  let client: Promise<HttpClient> | undefined;

  async function load(endpoint: string): Promise<HttpClient> {
    try {
      return (await import('./http-client.ts')).createHttpClient(surroundings);
    } catch (cause) {
      // The next call asks for the code again.
      client = undefined;
      const error = new CallError('network', { endpoint, cause });
      surroundings.report(error);
      throw error;
    }
  }

  return {
    async call(endpoint, args, options) {
      client ??= load(endpoint.name);
      return (await client).call(endpoint, args, options);
    },
  };
}
