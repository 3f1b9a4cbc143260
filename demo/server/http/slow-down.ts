import { setTimeout as wait } from 'node:timers/promises';

/** So often a second does something arrive. */
const piecesPerSecond = 10;

/** The same answer, its body no faster than so many bytes a second. */
export function slowDown(response: Response, bytesPerSecond: number): Response {
  if (!response.body) return response;
  const pieceSize = Math.max(1, Math.round(bytesPerSecond / piecesPerSecond));
  let due = performance.now();
  const slow = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += pieceSize) {
        const piece = chunk.subarray(at, at + pieceSize);
        due = Math.max(due, performance.now()) + (piece.length / bytesPerSecond) * 1000;
        await wait(due - performance.now());
        controller.enqueue(piece);
      }
    },
  });
  return new Response(response.body.pipeThrough(slow), response);
}
