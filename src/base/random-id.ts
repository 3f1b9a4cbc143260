/** Nobody else has it. Pages without a secure connection have no `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Not `Array.from`, which Prototype replaced.
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
