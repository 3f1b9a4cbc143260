/**
 * Kinds of files by name and type: one table for the label and drawing of a card, and for what an `accept` list means.
 * Source: spec 003 §3 (File).
 */

/** In the words of the specification: Image, Audio, Video, ZIP, PDF, CSV, PowerPoint, Word, otherwise File. */
export type FileKind = 'image' | 'audio' | 'video' | 'zip' | 'pdf' | 'csv' | 'powerpoint' | 'word' | 'file';

export interface FileFacts {
  name: string;
  /** MIME type; browsers leave it empty for what the system does not know. */
  type?: string | undefined;
}

/** Kind, MIME type, endings that mean it. The first type of a kind with a given ending is what that ending means. */
const types: readonly (readonly [kind: FileKind, type: string, endings: string])[] = [
  ['image', 'image/png', 'png apng'],
  ['image', 'image/jpeg', 'jpg jpeg jfif'],
  ['image', 'image/gif', 'gif'],
  ['image', 'image/webp', 'webp'],
  ['image', 'image/avif', 'avif'],
  ['image', 'image/bmp', 'bmp'],
  ['image', 'image/heic', 'heic heif'],
  ['image', 'image/svg+xml', 'svg'],
  ['image', 'image/tiff', 'tif tiff'],
  ['image', 'image/x-icon', 'ico'],
  ['audio', 'audio/mpeg', 'mp3'],
  ['audio', 'audio/wav', 'wav'],
  ['audio', 'audio/ogg', 'ogg oga opus'],
  ['audio', 'audio/mp4', 'm4a'],
  ['audio', 'audio/aac', 'aac'],
  ['audio', 'audio/flac', 'flac'],
  ['video', 'video/mp4', 'mp4 m4v'],
  ['video', 'video/webm', 'webm'],
  ['video', 'video/quicktime', 'mov'],
  ['video', 'video/x-msvideo', 'avi'],
  ['video', 'video/x-matroska', 'mkv'],
  ['video', 'video/mpeg', 'mpeg mpg'],
  ['zip', 'application/zip', 'zip'],
  ['zip', 'application/x-zip-compressed', ''],
  ['zip', 'application/x-7z-compressed', '7z'],
  ['zip', 'application/vnd.rar', 'rar'],
  ['zip', 'application/x-tar', 'tar'],
  ['zip', 'application/gzip', 'gz tgz'],
  ['pdf', 'application/pdf', 'pdf'],
  ['csv', 'text/csv', 'csv'],
  ['powerpoint', 'application/vnd.ms-powerpoint', 'ppt pps'],
  ['powerpoint', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx ppsx'],
  ['word', 'application/msword', 'doc dot'],
  ['word', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx dotx'],
  ['file', 'text/plain', 'txt log'],
  ['file', 'application/json', 'json'],
  ['file', 'application/xml', 'xml'],
  ['file', 'text/html', 'htm html'],
  ['file', 'application/vnd.ms-excel', 'xls'],
  ['file', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
];

const kindByType = new Map(types.map(([kind, type]) => [type, kind]));
const byEnding = new Map(
  types.flatMap(([kind, type, endings]) =>
    endings
      .split(' ')
      .filter(Boolean)
      .map((ending) => [ending, { kind, type }] as const),
  ),
);

/** The ending says more than the type: systems call a CSV file a spreadsheet of Excel. */
export function fileKind(file: FileFacts): FileKind {
  const known = byEnding.get(endingOf(file.name));
  if (known) return known.kind;
  const type = plainType(file.type);
  const family = /^(image|audio|video)\//.exec(type)?.[1];
  return kindByType.get(type) ?? (family as FileKind | undefined) ?? 'file';
}

/** `accept` as of a native file field: endings, MIME types and `image/*`, with commas between; empty accepts all. */
export function isAccepted(file: FileFacts, accept: string | undefined): boolean {
  const wanted = acceptList(accept);
  if (wanted.length === 0) return true;
  const name = file.name.toLowerCase();
  const known = byEnding.get(endingOf(file.name))?.type;
  const types = [plainType(file.type), known].filter((type) => type !== undefined && type !== '');
  return wanted.some((entry) => {
    if (entry.startsWith('.')) return name.endsWith(entry);
    if (entry === '*/*' || entry === '*') return true;
    return types.some((type) => (entry.endsWith('/*') ? type?.startsWith(entry.slice(0, -1)) : type === entry));
  });
}

/** The list for people: `image/*` stays a family, a type is named by its ending. */
export function acceptedNames(accept: string | undefined): { families: FileKind[]; endings: string[] } {
  const families = new Set<FileKind>();
  const endings = new Set<string>();
  for (const entry of acceptList(accept)) {
    const family = /^(image|audio|video)\/\*$/.exec(entry)?.[1] as FileKind | undefined;
    const ending = types.find(([, type]) => type === entry)?.[2].split(' ')[0];
    if (family) families.add(family);
    else if (entry.startsWith('.')) endings.add(entry.slice(1).toUpperCase());
    else if (ending) endings.add(ending.toUpperCase());
    else if (!entry.startsWith('*') && !ending) endings.add(entry);
  }
  return { families: [...families], endings: [...endings] };
}

/** Lower case, without dot; empty where there is none. A leading dot begins a hidden file's name. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

function acceptList(accept: string | undefined): readonly string[] {
  return (accept ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
}

/** Without parameters: `text/plain;charset=utf-8`. */
function plainType(type: string | undefined): string {
  return (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
