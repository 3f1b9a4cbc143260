/**
 * Any text at all, halves of pairs among it, as `fc.string({ unit: 'binary' })` makes it; that one, though, lists a million
 * letters first, which takes each file a second.
 */
import fc from 'fast-check';

/** Names that every object knows. */
const known = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

/** Lengths in code points. */
export function anyText({ minLength = 0, maxLength = 10 } = {}): fc.Arbitrary<string> {
  const letters = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { minLength, maxLength });
  return fc.oneof(
    { weight: 30, arbitrary: letters.map((codes) => String.fromCodePoint(...codes)) },
    { weight: 1, arbitrary: fc.constantFrom(...known.map((name) => name.slice(0, maxLength))) },
  );
}
