import { isRecord } from '../base/shapes.ts';

/** What a page that has done the work of a call may answer with: the members by which its backend would name what it made. */
export interface PageAnswer {
  resultCode: 'SUCCESS';
  jobUID?: string;
  ticketId?: string;
}

export async function pageAnswer(work: Promise<unknown>): Promise<PageAnswer> {
  const given = await work;
  const { jobUID, ticketId } = isRecord(given) ? given : {};
  return {
    resultCode: 'SUCCESS',
    ...(jobUID !== undefined && { jobUID: String(jobUID) }),
    ...(ticketId !== undefined && { ticketId: String(ticketId) }),
  };
}
