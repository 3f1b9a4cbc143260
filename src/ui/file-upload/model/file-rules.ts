/**
 * Which of the chosen files may be added. Every file gets its own answer: one that is refused takes no valid one along.
 * Source: spec 003 §5 (File upload, editor's files). No DOM: a file is what has a name, a size and a type.
 */
import { limits } from '../../limits.ts';
import { isAccepted } from './file-types.ts';

export interface FileRules {
  /** Together with those that are there already. Default 5. */
  maximumFiles?: number | undefined;
  /** Bytes of one file. Default 100 MB. */
  maximumSize?: number | undefined;
  /** Bytes of one file. Default 1. */
  minimumSize?: number | undefined;
  /** As of a native file field: `image/*,.pdf`. Default: everything. */
  accept?: string | undefined;
  /** No two files of one name, whatever is in them. Default: only the same file is refused. */
  uniqueNames?: boolean | undefined;
}

export type CompleteFileRules = { readonly [Name in keyof FileRules]-?: Exclude<FileRules[Name], undefined> };

export interface CheckedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly lastModified?: number;
}

/** Why a file was not added: one entry of the messages each. */
export type RefusalReason = 'count' | 'size' | 'empty' | 'type' | 'folder' | 'duplicate' | 'name';

export interface Refusal {
  name: string;
  reason: RefusalReason;
}

export interface FileRefusal<Chosen extends CheckedFile = CheckedFile> extends Refusal {
  file: Chosen;
}

export interface CheckedFiles<Chosen extends CheckedFile> {
  accepted: Chosen[];
  refused: FileRefusal<Chosen>[];
}

/** With the defaults where a rule is not given, or makes no sense. */
export function completeRules(rules: FileRules): CompleteFileRules {
  const count = (value: number | undefined, otherwise: number) =>
    value !== undefined && Number.isFinite(value) && value >= 0 ? value : otherwise;
  return {
    maximumFiles: count(rules.maximumFiles, limits.fileUpload.maximumFiles),
    maximumSize: count(rules.maximumSize, limits.fileUpload.sizeHint),
    minimumSize: count(rules.minimumSize, 1),
    accept: rules.accept ?? '',
    uniqueNames: rules.uniqueNames ?? false,
  };
}

/** In the order of choice; what is valid is added until there is no more room. */
export function checkFiles<Chosen extends CheckedFile>(
  chosen: readonly Chosen[],
  current: readonly CheckedFile[],
  rules: FileRules,
): CheckedFiles<Chosen> {
  const complete = completeRules(rules);
  const accepted: Chosen[] = [];
  const refused: FileRefusal<Chosen>[] = [];
  for (const file of chosen) {
    const reason = reasonToRefuse(file, [...current, ...accepted], complete);
    if (reason === undefined) accepted.push(file);
    else refused.push({ file, name: file.name, reason });
  }
  return { accepted, refused };
}

/** What is wrong with the file itself comes first: it would not fit in later either. */
function reasonToRefuse(
  file: CheckedFile,
  present: readonly CheckedFile[],
  rules: CompleteFileRules,
): RefusalReason | undefined {
  if (!isAccepted(file, rules.accept)) return 'type';
  if (file.size < rules.minimumSize) return 'empty';
  if (file.size > rules.maximumSize) return 'size';
  if (present.some((other) => isSameFile(file, other))) return 'duplicate';
  if (rules.uniqueNames && present.some(({ name }) => name === file.name)) return 'name';
  return present.length >= rules.maximumFiles ? 'count' : undefined;
}

/** The same file chosen twice, as far as a page can tell. */
export function isSameFile(one: CheckedFile, other: CheckedFile): boolean {
  return (
    one === other ||
    (one.name === other.name &&
      one.size === other.size &&
      one.type === other.type &&
      one.lastModified === other.lastModified)
  );
}
