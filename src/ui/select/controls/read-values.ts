/** What somebody typed or pasted as values: which of it is taken, and what is wrong with the rest. */

const separators = /[,;\n\r\t]+/;

export function isValueList(text: string): boolean {
  return separators.test(text.trim());
}

export interface ReadValues {
  /** New, each once. */
  added: string[];
  /** Refused by `validate`: stays to be corrected. */
  refused: string[];
  /** In the list before, or twice in the text. */
  repeated: string[];
  /** What `validate` said of the first that it refused. */
  message: string | undefined;
}

export function readValues(
  text: string,
  before: readonly string[],
  validate: (text: string) => string | undefined,
): ReadValues {
  const read: ReadValues = { added: [], refused: [], repeated: [], message: undefined };
  for (const part of text.split(separators)) {
    const value = part.trim();
    if (value === '') continue;
    const message = validate(value);
    if (before.includes(value) || read.added.includes(value)) read.repeated.push(value);
    else if (message === undefined) read.added.push(value);
    else {
      read.refused.push(value);
      read.message ??= message;
    }
  }
  return read;
}
