/** What is not the same in what somebody else has saved and what is here. */
import { isSameValue } from '../../ui/form/same-value.ts';

export interface Versions<Values extends object> {
  /** As it was when it was opened. */
  readonly base: Values;
  readonly own: Values;
  readonly theirs: Values;
}

/** Fields that are one thing to whoever chooses between two versions. */
export interface VersionPart<Values extends object> {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly (keyof Values & string)[];
  /** What it says. */
  text(values: Values): string;
  /** It is code, which is compared line by line. */
  readonly isCode?: boolean | undefined;
}

/** Secrets are no part: what was typed here replaces what is stored, whoever stored it. */
export function differingParts<Values extends object>(
  { base, own, theirs }: Versions<Values>,
  parts: readonly VersionPart<Values>[],
) {
  const isSame = (a: Values, b: Values, { fields }: VersionPart<Values>) =>
    fields.every((name) => isSameValue(a[name], b[name]));
  return parts
    .filter((part) => !isSame(own, theirs, part))
    .map((part) => ({
      id: part.id,
      label: part.label,
      theirs: part.text(theirs),
      own: part.text(own),
      ...(part.isCode && { isCode: true }),
      changedBy: isSame(base, theirs, part)
        ? ('own' as const)
        : isSame(base, own, part)
          ? ('theirs' as const)
          : undefined,
    }));
}

/** The fields of what is taken of theirs. */
export function takenValues<Values extends object>(
  { theirs }: Versions<Values>,
  parts: readonly VersionPart<Values>[],
  taken: ReadonlySet<string>,
): Partial<Values> {
  const values: Partial<Values> = {};
  for (const { id, fields } of parts) if (taken.has(id)) for (const name of fields) values[name] = theirs[name];
  return values;
}
