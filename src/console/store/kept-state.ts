/** A state as it is kept: JSON with a version. It may be of another release, or of another script of the page. */
import { jsonText } from '../../base/json-text.ts';
import { isRecord } from '../../base/shapes.ts';
import type { AnySlice, StateOf } from '../slice.ts';

export function keptText<Some extends AnySlice>({ version }: Some, state: StateOf<Some>): string {
  return jsonText({ version, state });
}

/** What nobody can read is the defaults. */
export function readKeptText<Some extends AnySlice>(slice: Some, text: string | null): StateOf<Some> {
  const kept = envelopeIn(text);
  if (kept === undefined || kept.version > slice.version) return slice.defaults;
  const isOld = kept.version < slice.version;
  const read = slice.shape.safeParse(isOld ? slice.migrate?.(kept.state, kept.version) : kept.state);
  return read.success ? (read.data as StateOf<Some>) : slice.defaults;
}

/** It is none to this release and whole to that, so nothing is written over it. */
export const isOfNewerRelease = ({ version }: AnySlice, text: string | null): boolean =>
  (envelopeIn(text)?.version ?? 0) > version;

function envelopeIn(text: string | null): { version: number; state: unknown } | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || typeof kept.version !== 'number') return undefined;
    return { version: kept.version, state: kept.state };
  } catch {
    return undefined;
  }
}
