import { ask, send } from './calls.js';

/** Reads it first, as all of it is sent; saved by somebody else in between, it is theirs that stays. */
export async function switchAutomation(id, enabled) {
  const { version, attachments, system: _, id: __, ...stored } = await ask(`/ticketing/trigger/${id}`);
  const uploads = (attachments ?? []).map(({ uploadStatus: _status, ...upload }) => upload);
  const body = { ...stored, uploads, enabled };
  const { resultCode } = await send('PUT', `/ticketing/trigger/${id}`, body, { 'if-match': `"${version}"` });
  if (resultCode !== 'SUCCESS') throw new Error(`Not saved: ${resultCode}`);
}
