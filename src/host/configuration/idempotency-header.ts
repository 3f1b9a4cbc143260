/** By which a backend knows a call that comes twice; hosts name it otherwise, or none, with `idempotencyHeader`. */
export const idempotencyHeader = 'Idempotency-Key';
