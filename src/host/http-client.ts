import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery, EndpointResponse } from './endpoint.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds for one try; default 30,000. */
  timeout?: number;
}

export interface CallArguments<E extends Endpoint> {
  params: EndpointParams<E>;
  query?: EndpointQuery<E>;
  body?: EndpointBody<E>;
}

/** Makes the calls of a contract and parses their answers; failures are `CallError`s. */
export interface HttpClient {
  call<E extends Endpoint>(endpoint: E, args: CallArguments<E>, options?: CallOptions): Promise<EndpointResponse<E>>;
}
