/** The id of a new script, before the server knows it. Source: spec 002 §3.5. */

export const scriptIdLength = 10;

/** 64 of them, so that each byte says one without favour. */
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function newScriptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(scriptIdLength));
  return [...bytes].map((byte) => characters[byte % characters.length]).join('');
}
