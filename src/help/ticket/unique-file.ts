import { freeName } from './attachment-names.ts';

/** The same file under a name that none of the others has: every pasted picture is called `image.png`. */
export function uniqueFile(file: File, others: readonly { name: string }[]): File {
  const name = freeName(
    file.name,
    others.map((other) => other.name),
  );
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}
