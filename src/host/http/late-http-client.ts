import { fetchCode } from '../late-code/fetch-code.ts';
import { codeMissed } from './call-error.ts';
import type { ClientServices, HttpClient } from './http-client.ts';

/** A client whose code comes with the first call: an element that makes none does not pay for it. */
export function createLateHttpClient(services: ClientServices): HttpClient {
  let client: Promise<HttpClient> | undefined;

  function load(endpoint: string): Promise<HttpClient> {
    client ??= request(endpoint);
    return client;
  }

  async function request(endpoint: string): Promise<HttpClient> {
    try {
      return (await fetchCode(() => import('./http-client.ts'))).createHttpClient(services);
    } catch (cause) {
      // The next call asks for the code again.
      client = undefined;
      const error = codeMissed(endpoint, cause);
      services.report(error);
      throw error;
    }
  }

  return {
    call: async (endpoint, args, options) => (await load(endpoint.name)).call(endpoint, args, options),
    execute: async (operation, variables, options) =>
      (await load(operation.name)).execute(operation, variables, options),
  };
}
