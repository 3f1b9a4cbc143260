import type { EndpointResponse } from '../../host/http/endpoint.ts';
import type { previewBill } from '../bill-contract.ts';

/** As the server answers it. */
export type Bill = EndpointResponse<typeof previewBill>;
export type BillLine = Bill['lines'][number];
