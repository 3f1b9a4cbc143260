/**
 * What can become of a ticket's attachment on demand, beside the calls' `faults.ts`. One entry in the table is one fault;
 * the panel reads its description from here. All that are due hit the same upload.
 */
import * as z from 'zod/mini';
import type { UploadStatus } from '../../../src/directory/upload-check.ts';

/** How the check of an uploaded file goes. */
export interface UploadCheck {
  /** Milliseconds; `PROCESSING` until they are over. */
  duration: number;
  /** What the file itself gives reason for, where absent. */
  verdict?: Exclude<UploadStatus, 'PROCESSING'>;
  /** A ticket with the file is answered with INVALID_ATTACHMENT_RESPONSE. */
  isRefused?: boolean;
}

const uploadFaultOptions = z.object({
  processingSeconds: z.optional(z.number().check(z.minimum(0), z.maximum(3600))),
});

interface UploadFault {
  description: string;
  change(check: UploadCheck, options: z.output<typeof uploadFaultOptions>): UploadCheck;
}

export const uploadFaults = {
  processing: {
    description: 'PROCESSING for processingSeconds (4)',
    change: (check, { processingSeconds = 4 }) => ({ ...check, duration: processingSeconds * 1000 }),
  },
  fails: {
    description: 'FAILURE: the check fails',
    change: (check) => ({ ...check, verdict: 'FAILURE' }),
  },
  suspicious: {
    description: 'SUSPICIOUS, whatever is in it',
    change: (check) => ({ ...check, verdict: 'SUSPICIOUS' }),
  },
  refused: {
    description: 'Its ticket is answered with INVALID_ATTACHMENT_RESPONSE',
    change: (check) => ({ ...check, isRefused: true }),
  },
} as const satisfies Record<string, UploadFault>;

type UploadFaultName = keyof typeof uploadFaults;
const names = Object.keys(uploadFaults) as [UploadFaultName, ...UploadFaultName[]];

export const uploadFaultOrder = z.extend(uploadFaultOptions, {
  fault: z.enum(names),
  /** How many of the next uploads; one when absent. */
  times: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});
export type UploadFaultOrder = z.output<typeof uploadFaultOrder>;

/** How the check of a new upload of the session goes, by the faults that are due for it. */
export function takeUploadFaults(session: { uploadFaults: UploadFaultOrder[] }): UploadCheck {
  const check = session.uploadFaults.reduce<UploadCheck>(
    (changed, order) => uploadFaults[order.fault].change(changed, order),
    { duration: 0 },
  );
  for (const order of session.uploadFaults) order.times -= 1;
  session.uploadFaults = session.uploadFaults.filter(({ times }) => times > 0);
  return check;
}
